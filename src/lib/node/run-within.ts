import { runInNewContext } from 'node:vm';
import { errorCode } from '../error-code';
import { fail, ok, type Result } from '../result';

/**
 * Runs a function that computes without waiting, and ends it once it has taken too long. Nothing else runs meanwhile.
 *
 * @throws What the function throws.
 */
export function runWithin<Value>(ms: number, task: () => Value): Result<Value, 'too-long'> {
  let result: Result<Value, 'too-long'> = fail('too-long');
  function run(): void {
    result = ok(task());
  }
  try {
    // For its time limit alone: the function runs in the context that it comes from.
    runInNewContext('run()', { run }, { timeout: Math.max(1, Math.ceil(ms)) });
  } catch (error) {
    if (errorCode(error) !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
  }
  return result;
}
