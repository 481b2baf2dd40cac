/** `npm run generate:coverage`: writes docs/spec-coverage.md, and says what is not as it should be. */
import { writeFileSync } from 'node:fs';
import { COVERAGE_PAGE, currentCoverage } from './coverage-file.ts';

const { page, faults } = await currentCoverage();
writeFileSync(COVERAGE_PAGE, page);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
