import type { ResponseHeadersPolicyConfig } from '@aws-sdk/client-cloudfront';

type Headers = Readonly<Record<string, string>>;

/** Headers that have fields of their own in CloudFront's policies. */
const ownFields: readonly string[] = [
  'x-content-type-options',
  'referrer-policy',
  'content-security-policy',
  'strict-transport-security',
  'cache-control',
];

/** In the form of templates, where lists are plain. Override is false, so that headers set by a function stay. */
export function headersPolicySettings(baseHeaders: Headers) {
  const headers = new Map(Object.entries(baseHeaders).map(([name, value]) => [name.toLowerCase(), value]));
  const transport = headers.get('strict-transport-security') ?? '';
  const referrer = headers.get('referrer-policy');
  const policy = headers.get('content-security-policy');
  return {
    SecurityHeadersConfig: {
      ContentTypeOptions: { Override: false },
      ...(referrer !== undefined && { ReferrerPolicy: { ReferrerPolicy: referrer, Override: false } }),
      ...(policy !== undefined && {
        ContentSecurityPolicy: { ContentSecurityPolicy: policy, Override: false },
      }),
      StrictTransportSecurity: {
        AccessControlMaxAgeSec: Number(/max-age=(\d+)/i.exec(transport)?.[1] ?? 0),
        IncludeSubdomains: /includeSubDomains/i.test(transport),
        Preload: /preload/i.test(transport),
        Override: false,
      },
    },
    CustomHeadersConfig: {
      Items: Object.entries(baseHeaders)
        .filter(([name]) => !ownFields.includes(name.toLowerCase()))
        .map(([Header, Value]) => ({ Header, Value, Override: false })),
    },
    RemoveHeadersConfig: {
      Items: ['Server', 'x-amz-server-side-encryption', 'x-amz-version-id'].map((Header) => ({ Header })),
    },
  };
}

/** Returns the policy with the headers of a build; its name and comment stay. */
export function withHeaders(
  { Name, Comment = '' }: ResponseHeadersPolicyConfig,
  baseHeaders: Headers,
): ResponseHeadersPolicyConfig {
  const { SecurityHeadersConfig, CustomHeadersConfig, RemoveHeadersConfig } =
    headersPolicySettings(baseHeaders);
  const { ReferrerPolicy, ...others } = SecurityHeadersConfig;
  const referrer = asReferrerPolicy(ReferrerPolicy?.ReferrerPolicy);
  return {
    Name,
    Comment,
    SecurityHeadersConfig: {
      ...others,
      ...(referrer !== null && { ReferrerPolicy: { ReferrerPolicy: referrer, Override: false } }),
    },
    CustomHeadersConfig: counted(CustomHeadersConfig.Items),
    RemoveHeadersConfig: counted(RemoveHeadersConfig.Items),
  };
}

function counted<Item>(Items: Item[]): { Quantity: number; Items: Item[] } {
  return { Quantity: Items.length, Items };
}

/** Values that CloudFront accepts. */
const referrerPolicies = [
  'no-referrer',
  'no-referrer-when-downgrade',
  'origin',
  'origin-when-cross-origin',
  'same-origin',
  'strict-origin',
  'strict-origin-when-cross-origin',
  'unsafe-url',
] as const;

function asReferrerPolicy(value: string | undefined): (typeof referrerPolicies)[number] | null {
  return referrerPolicies.find((policy) => policy === value) ?? null;
}
