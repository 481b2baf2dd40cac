/**
 * Lines of crontab by which the last time that was missed is made up for, as soon as jobs are taken again: an office switches its server
 * off in the evening, before the sweeps of the night. What comes every few minutes has its next time soon.
 */
export function makingUpForMissedTimes(crontab: string): string {
  return crontab.replaceAll(/^\d+ (\S+) .*$/gm, (line, hour: string) => {
    const period = hour === '*' ? '1h' : '1d';
    return `${line}${line.includes('?') ? '&' : ' ?'}fill=${period}`;
  });
}
