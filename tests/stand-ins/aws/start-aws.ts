import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listenAnywhere, type ListeningServer } from '../listen-anywhere';
import { CloudFront } from './cloudfront';
import { Bucket } from './s3';
import { AwsError, escapeText, sendXml } from './xml';

/** The one account. */
export const credentials = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'secret-of-the-stand-in' };

/** S3 with one bucket, and CloudFront with one distribution. */
export interface Aws extends ListeningServer {
  readonly bucket: Bucket;
  readonly cloudFront: CloudFront;
}

/** Starts a stand-in for AWS: its REST interfaces at one address. Signatures are read, not checked. */
export async function startAws(bucketName: string, distributionId: string): Promise<Aws> {
  const bucket = new Bucket(bucketName);
  const cloudFront = new CloudFront(distributionId);

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const body = await buffer(request);
    try {
      const [, keyId = ''] = /Credential=([^/]+)\//.exec(request.headers.authorization ?? '') ?? [];
      if (keyId !== credentials.accessKeyId)
        throw new AwsError(403, 'InvalidAccessKeyId', 'The AWS Access Key Id does not exist in our records.');
      const service = url.pathname.startsWith('/2020-05-31/') ? cloudFront : bucket;
      await service.handle(request, response, url, body);
    } catch (error) {
      if (response.destroyed) return;
      const { status, code, message } =
        error instanceof AwsError ? error : new AwsError(500, 'InternalError');
      const inner = `<Code>${code}</Code><Message>${escapeText(message)}</Message>`;
      // S3 has no enclosing element.
      const isS3 = !url.pathname.startsWith('/2020-05-31/');
      sendXml(
        response,
        status,
        isS3 ? `<Error>${inner}</Error>` : `<ErrorResponse><Error>${inner}</Error></ErrorResponse>`,
      );
    }
  }

  const server = createServer((request, response) => {
    void handle(request, response);
  });
  // On a busy machine, a client could otherwise write to a connection that has just been closed.
  server.keepAliveTimeout = 0;
  return { ...(await listenAnywhere(server)), bucket, cloudFront };
}
