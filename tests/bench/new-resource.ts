import { tryApi } from '../long/new-resource/desk.ts';
import { freshDataDir, startServer } from '../long/new-resource/running-server.ts';
import { openBrowser, tourAsViewer, tourScreens } from '../long/new-resource/screens.ts';
import { openWorkshop } from '../long/new-resource/workshop.ts';
import type { BenchOptions } from './options.ts';
import { median } from './measure.ts';
import type { Outcome } from './report.ts';

/** Seconds a person would wait at most, from the YAML written to the screens tried. */
const GOAL_S = 60;

/** From the YAML file as its author leaves it to green contract tests and every screen tried in a browser. */
export async function benchNewResource(options: BenchOptions): Promise<Outcome> {
  const seconds: number[] = [];
  for (let round = 0; round < Math.min(options.rounds, 3); round += 1) seconds.push(await oneRound());
  const taken = median(seconds);
  return {
    bench: 'new-resource',
    what: 'YAML to generated code, table, green contract tests, server over a fresh DATA_DIR, list, form, import and export in Chromium',
    reference: {
      name: `goal, ${GOAL_S} s`,
      unit: '/minute',
      median: 60 / GOAL_S,
      all: seconds.map(() => 60 / GOAL_S),
    },
    ours: [
      {
        measured: {
          name: 'npm run generate to the last screen',
          unit: '/minute',
          median: 60 / taken,
          all: seconds.map((one) => 60 / one),
        },
        target: 1,
      },
    ],
    notes: [`${taken.toFixed(1)} s`],
  };
}

async function oneRound(): Promise<number> {
  const workshop = openWorkshop();
  try {
    await workshop.follow('Describe it');
    const began = performance.now();
    const must = async (command: string): Promise<void> => {
      const { ok, said } = await workshop.run(command);
      if (!ok) throw new Error(said);
    };
    await must('npm run generate');
    await Promise.all([
      must('npx vitest run tests/contract/cases --maxWorkers=1 -t Supplier'),
      screens(workshop.folder, must),
    ]);
    return (performance.now() - began) / 1000;
  } finally {
    workshop.close();
  }
}

async function screens(folder: string, must: (command: string) => Promise<void>): Promise<void> {
  const data_dir = freshDataDir();
  // The tables are made while the pages are built.
  await Promise.all([must('node_modules/.bin/vite build'), must(`DATA_DIR=${data_dir} npm run migrate`)]);
  const server = await startServer(folder, data_dir);
  const browser = await openBrowser();
  try {
    await tryApi(server);
    await tourScreens(browser, server);
    await tourAsViewer(browser, server);
  } finally {
    await browser.close();
    await server.stop();
  }
}
