/** The subjects of choices, in the order in which they are first met. */
export function choiceGroups(choices: readonly { group?: string }[]): string[] {
  return [...new Set(choices.map(({ group }) => group).filter((group) => group !== undefined))];
}
