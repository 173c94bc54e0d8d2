/** So many questions may be handed in at once. */
export const MOST_GIVEN = 25;
