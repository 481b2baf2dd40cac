export const problemWords: Readonly<Record<string, string>>;
