/**
 * Why a task has no answer: too many wait already, it took longer than it may, it needed more memory than it may, or the
 * threads were closed meanwhile.
 */
export type ThreadProblem = 'queue_full' | 'too_long' | 'too_much_memory' | 'closed';

/** Thrown in place of an answer. What the task itself throws comes as it is. */
export class ThreadGaveUp extends Error {
  readonly problem: ThreadProblem;

  constructor(problem: ThreadProblem, options?: ErrorOptions) {
    super(problem, options);
    this.name = 'ThreadGaveUp';
    this.problem = problem;
  }
}
