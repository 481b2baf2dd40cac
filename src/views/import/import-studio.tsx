import type { Screen } from '../screen.ts';

export function ImportStudio({ descriptor }: Screen) {
  return <h1>{descriptor.label}</h1>;
}
