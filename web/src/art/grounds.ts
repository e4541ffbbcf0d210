/** What a land is painted with: its wash, the pigment that pools at its edge, and how it stands.
 *  ridge, roll and rise say how sharp, how wavy and how high it is, from 0 to 255. */
export interface Ground {
  ground: string;
  pool: string;
  ridge: number;
  roll: number;
  rise: number;
  water?: boolean;
}

const ground = (
  wash: string,
  pool: string,
  [ridge, roll, rise]: readonly [number, number, number],
  water = false,
): Ground => ({ ground: wash, pool, ridge, roll, rise, water });

export const GROUNDS = {
  forest: ground("#93b25e", "#50793c", [0, 120, 120]),
  hill: ground("#cfd069", "#85913a", [10, 215, 150]),
  swamp: ground("#93a670", "#46604a", [0, 40, 90]),
  farmland: ground("#efcf76", "#bd8b35", [0, 50, 110]),
  mountain: ground("#c9b397", "#836b5d", [150, 120, 190]),
  sea: ground("#5fa3c2", "#2c6c95", [0, 14, 0], true),
  lake: ground("#84c3d0", "#3f8ba6", [0, 14, 0], true),
  river: ground("#3f93b5", "#1b5a86", [0, 20, 20], true),
  chasm: ground("#1a1523", "#05040a", [0, 0, 0]),
  "black-mountain": ground("#8d8794", "#49424f", [200, 60, 190]),
  "mystic-crystal": ground("#b9a3dc", "#6a4aa0", [60, 80, 120]),
  "mushroom-forest": ground("#c98d7c", "#843f3b", [0, 130, 110]),
  mud: ground("#a98558", "#5d3f21", [0, 70, 70]),
  mine: ground("#d9bb6d", "#8a6626", [40, 100, 120]),
  /** Land of which nothing is known. */
  plain: ground("#d9cfa4", "#8f8258", [0, 90, 110]),
} satisfies Record<string, Ground>;

export type GroundName = keyof typeof GROUNDS;

/** The deep by lamplight: dim stone, so that crystals, fungi and lava can glow. */
export const LAMPLIT: Partial<Record<GroundName, readonly [ground: string, pool: string]>> = {
  river: ["#1a6f8c", "#0a3557"],
  chasm: ["#0c0912", "#020104"],
  "black-mountain": ["#57525f", "#2b2733"],
  "mystic-crystal": ["#463a72", "#261b50"],
  "mushroom-forest": ["#7a4443", "#47222b"],
  mud: ["#6b4d30", "#3a2714"],
  mine: ["#70582b", "#3d2c12"],
  farmland: ["#86692f", "#4d3815"],
  plain: ["#5d5648", "#353026"],
};

/** The surface by moonlight, where dimming alone would make one land of all. */
export const MOONLIT: Partial<Record<GroundName, readonly [ground: string, pool: string]>> = {
  forest: ["#3e6150", "#173428"],
  hill: ["#6f7d58", "#36462f"],
  swamp: ["#42615f", "#1b3436"],
  farmland: ["#8a7a4c", "#514121"],
  mountain: ["#6b6880", "#37334c"],
  sea: ["#2d5680", "#122c54"],
  lake: ["#3f7396", "#1b416b"],
};
