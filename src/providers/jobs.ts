import { useGetJob, useListJobs } from '#generated/client/jobs/jobs.ts';
import type { components } from '#generated/types.ts';
import { useState } from 'react';
import { restWhileLive } from './live/polls.ts';

export type Job = components['schemas']['Job'];

/** First and longest pause between two looks at a running job, ms. */
const shortest = 500;
const longest = 2000;
const growth = 1.3;

/** How long to wait before the next look, after so many of them: most jobs are short, the long ones need no hurry. */
export function jobPause(looks: number): number {
  return Math.min(longest, Math.round(shortest * growth ** looks));
}

export function hasEnded({ state }: Pick<Job, 'state'>): boolean {
  return state !== 'queued' && state !== 'running';
}

/** Follows a job until it has ended. The given state is used until the first poll. */
export function useJob(job: Job | null): Job | null {
  const { data } = useGetJob(job?.id ?? 0, {
    query: {
      enabled: job !== null && !hasEnded(job),
      refetchInterval: ({ state }) =>
        restWhileLive(state.data && hasEnded(state.data) ? false : jobPause(state.dataUpdateCount)),
    },
  });
  return data?.id === job?.id ? (data ?? job) : job;
}

/** Jobs that ask about messages: their page shows them by itself. */
const ASKING: readonly Job['action'][] = ['look_up', 'fetch_again'];

/** A job of a list that still ran when this page was opened: a reload loses no job. */
export function useRunningJob(resource: string, enabled: boolean): Job | null {
  const { data = [] } = useListJobs({ query: { enabled, gcTime: 0, staleTime: Infinity } });
  const isOfList = (job: Job) => job.resource === resource && !ASKING.includes(job.action);
  return data.find((job) => isOfList(job) && !hasEnded(job)) ?? null;
}

/** For so long the result of a job is shown to who opens its page again, ms. */
const SHOWN_MS = 60 * 60 * 1000;

/** The newest job about messages that still runs, or ended within the hour: who comes back finds what came of it. */
export function useAskingJob(enabled: boolean): Job | null {
  const [opened] = useState(() => Date.now());
  const { data = [] } = useListJobs({ query: { enabled, gcTime: 0, staleTime: Infinity } });
  const isShown = ({ finished_on }: Job) =>
    finished_on === null || opened - Date.parse(finished_on) < SHOWN_MS;
  return data.find((job) => ASKING.includes(job.action) && isShown(job)) ?? null;
}
