import { failure, notNow, type Failure } from '../http/failure.ts';

/**
 * Why a task has no answer: too many wait already, it took longer than it may, it needed more memory than it may, or the
 * children were closed meanwhile.
 */
export type TaskProblem = 'queue_full' | 'too_long' | 'too_much_memory' | 'closed';

/** Thrown in place of an answer. What the task itself throws comes as it is. */
export class TaskGivenUp extends Error {
  readonly problem: TaskProblem;

  constructor(problem: TaskProblem, options?: ErrorOptions) {
    super(problem, options);
    this.name = 'TaskGivenUp';
    this.problem = problem;
  }
}

/** Seconds after which a place in line is free again, unless all that stood in it was heavy. */
const AGAIN_AFTER_S = 10;

/** The message in place of an answer: the code is `<code>_too_long` and so on, the sentences are Vietnamese. */
type GivenUpWords = {
  code: string;
  /** What of the request is too heavy. */
  fields?: string[];
  too_long: string;
  too_much_memory: string;
  queue_full: string;
  closed: string;
};

/** For `catch`: 422 for a task that is too heavy, 503 with Retry-After where it may be sent again; any other error as it is. */
export function refuseGivenUp(words: GivenUpWords): (error: unknown) => never {
  const { code, fields = [] } = words;
  const failures = {
    too_long: () => failure(422, `${code}_too_long`, words.too_long, fields),
    too_much_memory: () => failure(422, `${code}_too_much_memory`, words.too_much_memory, fields),
    queue_full: () => notNow(`${code}_busy`, words.queue_full, AGAIN_AFTER_S),
    closed: () => notNow('server_stopping', words.closed, AGAIN_AFTER_S),
  } satisfies Record<TaskProblem, () => Failure>;
  return (error) => {
    throw error instanceof TaskGivenUp ? failures[error.problem]() : error;
  };
}
