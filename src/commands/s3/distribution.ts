import { isDeepStrictEqual } from 'node:util';
import {
  CreateInvalidationCommand,
  DescribeFunctionCommand,
  GetDistributionConfigCommand,
  GetFunctionCommand,
  GetResponseHeadersPolicyCommand,
  PublishFunctionCommand,
  UpdateFunctionCommand,
  UpdateResponseHeadersPolicyCommand,
  type CloudFrontClient,
} from '@aws-sdk/client-cloudfront';
import { awsFailure } from './aws-failure';
import type { EdgeFunctions } from './edge-functions';
import { withHeaders } from './headers-policy';

type Headers = Readonly<Record<string, string>>;

/** The functions and the policy of a distribution for the site. */
interface Parts {
  /** Names of its functions by the event that calls them. */
  readonly functions: Readonly<Record<keyof EdgeFunctions, string>>;
  readonly headersPolicyId: string;
}

/** The CloudFront distribution of a site. Each function throws with what could not be done, why, and what to do. */
export interface Distribution {
  readonly findParts: () => Promise<Parts>;
  readonly updateFunctions: (parts: Parts, functions: EdgeFunctions) => Promise<void>;
  /** Sets the headers of errors. */
  readonly updateHeaders: (parts: Parts, baseHeaders: Headers) => Promise<void>;
  /** Invalidates everything in CloudFront's cache. */
  readonly invalidate: (reference: string) => Promise<void>;
}

/** The part of a policy that a deploy sets, without the fields that the API adds. */
function comparable(config: object): unknown {
  return JSON.parse(JSON.stringify(config, (_key, value: unknown) => value ?? undefined));
}

export function createDistribution(client: CloudFrontClient, id: string): Distribution {
  async function attempt<Value>(what: string, work: () => Promise<Value>): Promise<Value> {
    try {
      return await work();
    } catch (error) {
      throw awsFailure(what, error);
    }
  }

  async function updateFunction(Name: string, source: string): Promise<void> {
    const live = await client.send(new GetFunctionCommand({ Name, Stage: 'LIVE' })).catch(() => null);
    if (live?.FunctionCode !== undefined && Buffer.from(live.FunctionCode).toString() === source) return;
    const { ETag: IfMatch, FunctionSummary } = await client.send(new DescribeFunctionCommand({ Name }));
    const { Comment = '' } = FunctionSummary?.FunctionConfig ?? {};
    const { ETag } = await client.send(
      new UpdateFunctionCommand({
        Name,
        IfMatch,
        FunctionConfig: { Comment, Runtime: 'cloudfront-js-2.0' },
        FunctionCode: Buffer.from(source),
      }),
    );
    await client.send(new PublishFunctionCommand({ Name, IfMatch: ETag }));
  }

  return {
    async findParts() {
      const { DistributionConfig } = await attempt(`The distribution ${id} can't be read`, () =>
        client.send(new GetDistributionConfigCommand({ Id: id })),
      );
      const behaviour = DistributionConfig?.DefaultCacheBehavior;
      const nameOf = (event: keyof EdgeFunctions) =>
        behaviour?.FunctionAssociations?.Items?.find(({ EventType }) => EventType === event)
          ?.FunctionARN?.split('/')
          .at(-1);
      const [request, response] = [nameOf('viewer-request'), nameOf('viewer-response')];
      const headersPolicyId = behaviour?.ResponseHeadersPolicyId;
      if (request === undefined || response === undefined || headersPolicyId === undefined)
        throw new Error(
          `The distribution ${id} lacks a function for requests, one for responses, or a policy for headers. ` +
            'Make it from the template that npm run deploy:s3 -- --template writes.',
        );
      return { functions: { 'viewer-request': request, 'viewer-response': response }, headersPolicyId };
    },
    async updateFunctions({ functions: names }, functions) {
      for (const event of ['viewer-request', 'viewer-response'] as const) {
        const name = names[event];
        await attempt(`The function ${name} of CloudFront can't be replaced`, () =>
          updateFunction(name, functions[event]),
        );
      }
    },
    updateHeaders: ({ headersPolicyId: Id }, baseHeaders) =>
      attempt(`The policy ${Id} of CloudFront for headers can't be replaced`, async () => {
        const { ETag, ResponseHeadersPolicy } = await client.send(
          new GetResponseHeadersPolicyCommand({ Id }),
        );
        const config = ResponseHeadersPolicy?.ResponseHeadersPolicyConfig;
        if (config === undefined) throw new Error('CloudFront sent no policy');
        const wanted = withHeaders(config, baseHeaders);
        if (isDeepStrictEqual(comparable(config), comparable(wanted))) return;
        await client.send(
          new UpdateResponseHeadersPolicyCommand({ Id, IfMatch: ETag, ResponseHeadersPolicyConfig: wanted }),
        );
      }),
    invalidate: (reference) =>
      attempt(`The distribution ${id} can't be told to ask for the new files`, async () => {
        await client.send(
          new CreateInvalidationCommand({
            DistributionId: id,
            InvalidationBatch: { CallerReference: reference, Paths: { Quantity: 1, Items: ['/*'] } },
          }),
        );
      }),
  };
}
