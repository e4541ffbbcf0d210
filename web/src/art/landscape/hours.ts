/** When a landscape is seen; the deep has no hours. */
export type Daytime = "morning" | "dusk" | "night" | "deep";

interface Sky {
  /** From the zenith down to the horizon. */
  colors: readonly [string, string, string];
  /** Of the sun, the moon, or what shines in the deep. */
  glow: string;
  /** How high the sun stands, as a share of the picture from above. */
  sun: number;
}

export const SKIES: Readonly<Record<Daytime, Sky>> = {
  morning: { colors: ["#7fb6d6", "#cfe3d8", "#fbe6b8"], glow: "#fff3c8", sun: 0.2 },
  dusk: { colors: ["#4a4a86", "#c9767a", "#ffcf86"], glow: "#ffd98a", sun: 0.36 },
  night: { colors: ["#0d1230", "#24305c", "#4f5f8c"], glow: "#e6ecff", sun: 0.2 },
  deep: { colors: ["#0a0712", "#1d1530", "#3a2858"], glow: "#8a6ae0", sun: 0.2 },
};
