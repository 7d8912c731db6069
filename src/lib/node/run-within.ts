import { runInNewContext } from 'node:vm';
import { errorCode } from '../error-code';
import { fail, ok, type Result } from '../result';

/**
 * Runs a synchronous function, and stops it once it has taken too long. Nothing else runs in the meantime.
 *
 * @throws What the function throws.
 */
export function runWithin<Value>(ms: number, task: () => Value): Result<Value, 'too-long'> {
  let result: Result<Value, 'too-long'> = fail('too-long');
  function run(): void {
    result = ok(task());
  }
  try {
    // Only for its time limit: the function runs in its own context.
    runInNewContext('run()', { run }, { timeout: Math.max(1, Math.ceil(ms)) });
  } catch (error) {
    if (errorCode(error) !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
  }
  return result;
}
