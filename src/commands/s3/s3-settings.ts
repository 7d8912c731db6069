interface S3Settings {
  readonly bucket: string;
  readonly distributionId: string;
}

/** @throws When a variable is missing or wrong; the message says what to write. */
export function readS3Settings(env: NodeJS.ProcessEnv): S3Settings {
  const { S3_BUCKET: bucket = '', CLOUDFRONT_DISTRIBUTION_ID: distributionId = '' } = env;
  const problems = [
    /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)
      ? []
      : `S3_BUCKET is "${bucket}". Write the name of the bucket, such as website-bucket-1a2b3c: the output BucketName of the stack.`,
    /^[A-Z0-9]{6,32}$/.test(distributionId)
      ? []
      : `CLOUDFRONT_DISTRIBUTION_ID is "${distributionId}". Write an ID such as E2QWRUHAPOMQZL: the output DistributionId of the stack.`,
  ].flat();
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return { bucket, distributionId };
}
