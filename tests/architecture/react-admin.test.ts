import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { resources } from '#generated/resources/resources.ts';
import { filesMatching, placesOf } from './source-files.ts';

const app = readFileSync('src/app.tsx', 'utf8');
const admin = filesMatching('src/**/*.{ts,tsx}');

/** The screens that each <Resource> declares, by the name it is given: `pathOf('customers')`. */
const declared = new Map<string, string[]>();

function visit(node: ts.Node): void {
  if (ts.isJsxOpeningLikeElement(node) && node.tagName.getText() === 'Resource') {
    const attributes = node.attributes.properties.filter(ts.isJsxAttribute);
    const name = attributes.find((one) => one.name.getText() === 'name')?.initializer?.getText() ?? '';
    const screens = attributes.map((one) => one.name.getText()).filter((one) => one !== 'name');
    declared.set(/'([a-z_]+)'/.exec(name)?.[1] ?? name, screens);
  }
  ts.forEachChild(node, visit);
}
visit(ts.createSourceFile('app.tsx', app, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));

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
      const wanted = [
        ...(operations.list !== null || list_key === null ? ['list'] : []),
        ...(operations.create !== null ? ['create'] : []),
        ...(operations.get !== null && list_key !== null ? ['edit', 'show'] : []),
      ];
      expect(declared.get(name)).toEqual(expect.arrayContaining(wanted));
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
