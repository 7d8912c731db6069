/** Advice on errors of AWS, by the names that it gives them. */
const advice: Readonly<Record<string, string>> = {
  AccessDenied: 'Its account may not do this: docs/deployers.md lists the permissions.',
  CredentialsProviderError: 'Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or sign in with a profile.',
  ExpiredToken: 'The credentials have expired. Sign in again.',
  InvalidAccessKeyId: 'AWS_ACCESS_KEY_ID is not known there. Copy it again, or make a new key.',
  SignatureDoesNotMatch: 'AWS_SECRET_ACCESS_KEY does not belong to AWS_ACCESS_KEY_ID. Copy both again.',
  InvalidClientTokenId: 'AWS_ACCESS_KEY_ID is not known there. Copy it again, or make a new key.',
  NoSuchBucket: 'S3_BUCKET names no bucket. Copy the output BucketName of the stack.',
  NoSuchDistribution:
    'CLOUDFRONT_DISTRIBUTION_ID names no distribution. Copy the output DistributionId of the stack.',
  PermanentRedirect: 'The bucket is in another region. Set AWS_REGION to its own.',
  AuthorizationHeaderMalformed: 'The bucket is in another region. Set AWS_REGION to its own.',
  TimeoutError: 'It did not answer in time. Run the command again.',
  NoSuchFunctionExists: 'The distribution names a function that is gone. Deploy the stack again.',
  NoSuchResponseHeadersPolicy: 'The distribution names a policy that is gone. Deploy the stack again.',
};

function textOf(value: unknown, name: 'name' | 'message'): string {
  const text: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  return typeof text === 'string' ? text : '';
}

/** The name that AWS gives to an error, such as NoSuchBucket. */
export function awsErrorName(error: unknown): string {
  return textOf(error, 'name');
}

/** Describes what could not be done, why, and what to do. */
export function awsFailure(what: string, error: unknown): Error {
  const [name, message] = [awsErrorName(error), textOf(error, 'message')];
  const reason = [name, message].filter((part) => part !== '' && part !== 'Error').join(': ');
  const region = message.includes('Region is missing')
    ? 'Set AWS_REGION to the region of the bucket.'
    : undefined;
  const help =
    region ?? advice[name] ?? 'Run the command again; what it has done already it does not do twice.';
  return new Error(`${what}: ${reason === '' ? String(error) : reason}. ${help}`, { cause: error });
}
