/** The colours of drawings by daylight. Shadows are violet, lights are warm: that is what makes it
 *  painted. */
export const INKS = {
  ink: "#3b2516",
  shadow: "#3a2450",
  light: "#fff2c4",
  foam: "#f4fbf6",
  snow: "#fffaf0",
  rock: "#dccbb4",
  rockDark: "#7a6268",
  pine: "#3f6b3a",
  pineDark: "#234a33",
  pineLight: "#7fa552",
  leaf: "#7a9c48",
  leafDark: "#4b6b34",
  leafLight: "#b9c774",
  autumn: "#c98a3a",
  trunk: "#6b4426",
  meadow: "#b9c869",
  hay: "#f3d168",
  plough: "#b98a52",
  crop: "#c3c25c",
  roof: "#b5502f",
  wall: "#f6ead0",
  pond: "#5c8a86",
  pondLight: "#a9cfc4",
  reed: "#5f6e35",
  cattail: "#6d4122",
  crystal: "#9a6fe0",
  crystalDark: "#5b35a0",
  crystalLight: "#e6d4ff",
  cap: "#c4473a",
  capDark: "#8a2a2c",
  capLight: "#f09a7a",
  stem: "#f2dfc0",
  spore: "#fffaf0",
  gold: "#e9b93c",
  basalt: "#76707f",
  basaltDark: "#3a3443",
  basaltLight: "#b9b2c0",
  timber: "#8a5a30",
  lava: "#ff8a2c",
  lamp: "#ffd873",
};

export type Inks = Record<keyof typeof INKS, string>;

/** By night: what the moon brightens, and what shines by itself. */
export const NIGHT: Partial<Inks> = {
  ink: "#0a0a16",
  light: "#b8cdf2",
  shadow: "#05040f",
  lamp: "#ffd873",
  lava: "#ff8a2c",
  gold: "#d9a63a",
  crystal: "#8f68e6",
  crystalDark: "#4a2c94",
  crystalLight: "#d9c6ff",
  spore: "#c9f3d0",
  foam: "#a9cbe6",
  snow: "#c6d3f0",
  rock: "#9b9db8",
  rockDark: "#3c3854",
  leafLight: "#7ba084",
  pineLight: "#5b8678",
  wall: "#a8a4ac",
  cap: "#8e343d",
  capLight: "#bf6f67",
};

/** In an atlas all is drawn with one ink. */
export const SEPIA: Partial<Inks> = { ink: "#4a2c16", light: "#fff6dc", shadow: "#5a3418" };
export const DARK_SEPIA: Partial<Inks> = { ink: "#140c08", light: "#d9b98a", shadow: "#0a0604" };
