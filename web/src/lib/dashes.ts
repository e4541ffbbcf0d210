/** So that the lines of the seats are told apart without their colours. */
export const DASHES: number[][] = [[], [9, 4], [2, 3], [12, 3, 2, 3], [5, 5]];
