import { execFile } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, sep } from 'node:path';
import { z } from 'zod';

type Sample = { file: string; text: string };

const report = z.object({ diagnostics: z.array(z.object({ code: z.string(), filename: z.string() })) });

/**
 * The rules that the repository's .oxlintrc.json finds broken in each sample, by set and place: one run over all samples, since each
 * run builds a program of types. Samples keep their folders; those of one path get a number before their name (`domain/3.x.ts`).
 */
export async function lintSamples(sets: Record<string, Sample[]>): Promise<Record<string, string[][]>> {
  const folder = mkdtempSync(join(tmpdir(), 'lint-'));
  try {
    for (const name of ['.oxlintrc.json', 'tsconfig.json']) copyFileSync(name, join(folder, name));
    mkdirSync(join(folder, 'scripts'));
    cpSync('scripts/lint', join(folder, 'scripts/lint'), { recursive: true });
    symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
    const taken = new Set<string>();
    const placed = Object.entries(sets).map(([set, samples]) => {
      const paths = samples.map(({ file, text }) => {
        let path = file;
        for (let number = 1; taken.has(path); number += 1)
          path = file.replace(/[^/]+$/, (name) => `${number}.${name}`);
        taken.add(path);
        mkdirSync(dirname(join(folder, path)), { recursive: true });
        writeFileSync(join(folder, path), text);
        return path;
      });
      return [set, paths] as const;
    });
    const found = await lint(folder, [...new Set([...taken].map((path) => path.split('/')[0] ?? path))]);
    return Object.fromEntries(
      placed.map(([set, paths]) => [set, paths.map((path) => found.get(path) ?? [])] as const),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** `names`: files and folders of the folder. Without them node_modules, a link here, would be linted too. */
async function lint(folder: string, names: string[]): Promise<Map<string, string[]>> {
  const oxlint = join(process.cwd(), 'node_modules/oxlint/bin/oxlint');
  const output = await new Promise<string>((resolve) => {
    execFile(process.execPath, [oxlint, '--format', 'json', ...names], { cwd: folder }, (_error, stdout) =>
      resolve(stdout),
    );
  });
  const found = new Map<string, string[]>();
  for (const { code, filename } of report.parse(JSON.parse(output)).diagnostics) {
    const path = filename.split(sep).join('/');
    found.set(path, [...(found.get(path) ?? []), code]);
  }
  return found;
}
