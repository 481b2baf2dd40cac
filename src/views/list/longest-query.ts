/** The longest search a list takes: its description refuses more. */
export const longestQuery = 200;
