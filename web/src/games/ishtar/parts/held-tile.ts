/* How far the tile in hand is turned, for those who are only told a place. */
export const hand = { turn: 0 };
