import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { resources } from '#generated/resources/resources.ts';
import { filesMatching, placesOf } from './source-files.ts';

const app = readFileSync('src/app.tsx', 'utf8');
const admin = filesMatching('src/**/*.{ts,tsx}');

/** The text of each <Resource ...> element, by the name it gives. */
const declared = new Map(
  [
    ...app.matchAll(
      /<Resource\s+name=\{pathOf\('([a-z_]+)'\)\}([\s\S]*?)\n {10}\/>|<Resource name=\{pathOf\('([a-z_]+)'\)\}(.*)\/>/g,
    ),
  ].map((found): [string, string] => [found[1] ?? found[3] ?? '', found[2] ?? found[4] ?? '']),
);

describe('the admin stands on react-admin', () => {
  test('its core is the frame: CoreAdmin in its two halves, and Resource', () => {
    const core = /import \{([^}]*)\} from 'ra-core'/.exec(app)?.[1] ?? '';
    expect(core.split(',').map((name) => name.trim())).toEqual(
      expect.arrayContaining(['CoreAdminContext', 'CoreAdminUI', 'Resource', 'CustomRoutes']),
    );
  });

  test('each resource of the description is declared to it', () => {
    expect([...declared.keys()].sort()).toEqual(Object.keys(resources).sort());
  });

  test.each(Object.values(resources).map((one) => [one.name, one] as const))(
    '%s has a screen for everything its operations can do',
    (name, { operations, list_key }) => {
      const screens = declared.get(name) ?? '';
      const wanted = [
        ...(operations.list !== null || list_key === null ? ['list'] : []),
        ...(operations.create !== null ? ['create'] : []),
        ...(operations.get !== null && list_key !== null ? ['edit', 'show'] : []),
      ];
      expect(wanted.filter((screen) => !new RegExp(`\\b${screen}=\\{`).test(screens))).toEqual([]);
    },
  );

  test('its stock interface stays out of the bundle', () => {
    expect(placesOf(admin, /from '(react-admin|ra-ui-materialui)/)).toEqual([]);
  });

  test('its ArrayInput, which opens 500 lines in a minute, is not used', () => {
    expect(placesOf(admin, /\b(ArrayInput|SimpleFormIterator)\b/)).toEqual([]);
  });

  test('wire types come from one file, the client keeps its own models to itself', () => {
    expect(placesOf(admin, /generated\/client\/models/)).toEqual([]);
  });
});
