import type { TestProject } from 'vitest/node';
import { startDatabaseBroker } from './database-broker.ts';

declare module 'vitest' {
  interface ProvidedContext {
    database_broker: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const broker = await startDatabaseBroker();
  project.provide('database_broker', broker.address);
  return broker.stop;
}
