import type { View } from "../../lib/messages";
import type { components } from "../../lib/schema";

type Schemas = components["schemas"];

export type SmallWorldView = Schemas["small_world.View"];
export type Region = Schemas["small_world.Region"];
export type Tribe = Schemas["small_world.Tribe"];

export function viewOf(view: View | null): SmallWorldView | null {
  return view as SmallWorldView | null;
}
