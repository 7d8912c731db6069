import type { WebServerRules } from '../export/web-server-rules';
import { edgeFunctions } from './edge-functions';
import { headersPolicySettings } from './headers-policy';

const ref = (name: string) => ({ Ref: name });
const attribute = (resource: string, name: string) => ({ 'Fn::GetAtt': [resource, name] });
const sub = (text: string) => ({ 'Fn::Sub': text });

function edgeFunction(name: string, source: string) {
  return {
    Type: 'AWS::CloudFront::Function',
    Properties: {
      Name: sub(`\${AWS::StackName}-${name}`),
      AutoPublish: true,
      FunctionCode: source,
      FunctionConfig: { Comment: 'npm run deploy:s3 replaces it', Runtime: 'cloudfront-js-2.0' },
    },
  };
}

/**
 * The page of the site for errors of S3, which answers 403 for missing objects without the right to list the bucket.
 */
function errorPage(code: number, status: 404 | 500) {
  return {
    ErrorCode: code,
    ResponseCode: status === 404 ? 404 : code,
    ResponsePagePath: `/${status}.html`,
    ErrorCachingMinTTL: 0,
  };
}

const bucket = {
  Type: 'AWS::S3::Bucket',
  // The site can be built again; a name that is kept by a deleted stack could not be used again.
  DeletionPolicy: 'Retain',
  UpdateReplacePolicy: 'Retain',
  Properties: {
    PublicAccessBlockConfiguration: {
      BlockPublicAcls: true,
      BlockPublicPolicy: true,
      IgnorePublicAcls: true,
      RestrictPublicBuckets: true,
    },
    OwnershipControls: { Rules: [{ ObjectOwnership: 'BucketOwnerEnforced' }] },
  },
};

const bucketPolicy = {
  Type: 'AWS::S3::BucketPolicy',
  Properties: {
    Bucket: ref('Bucket'),
    PolicyDocument: {
      Version: '2012-10-17',
      Statement: [
        {
          Effect: 'Allow',
          Principal: { Service: 'cloudfront.amazonaws.com' },
          Action: 's3:GetObject',
          Resource: sub('${Bucket.Arn}/*'),
          Condition: {
            StringEquals: {
              'AWS:SourceArn': sub('arn:aws:cloudfront::${AWS::AccountId}:distribution/${Distribution}'),
            },
          },
        },
      ],
    },
  },
};

const originAccess = {
  Type: 'AWS::CloudFront::OriginAccessControl',
  Properties: {
    OriginAccessControlConfig: {
      Name: ref('AWS::StackName'),
      OriginAccessControlOriginType: 's3',
      SigningBehavior: 'always',
      SigningProtocol: 'sigv4',
    },
  },
};

/** Objects are cached as long as their headers say. The cache key is only the path, which includes the encoding. */
const cachePolicy = {
  Type: 'AWS::CloudFront::CachePolicy',
  Properties: {
    CachePolicyConfig: {
      Name: ref('AWS::StackName'),
      MinTTL: 0,
      DefaultTTL: 0,
      MaxTTL: 31_536_000,
      ParametersInCacheKeyAndForwardedToOrigin: {
        EnableAcceptEncodingBrotli: false,
        EnableAcceptEncodingGzip: false,
        CookiesConfig: { CookieBehavior: 'none' },
        HeadersConfig: { HeaderBehavior: 'none' },
        QueryStringsConfig: { QueryStringBehavior: 'none' },
      },
    },
  },
};

const distribution = {
  Type: 'AWS::CloudFront::Distribution',
  Properties: {
    DistributionConfig: {
      Enabled: true,
      HttpVersion: 'http2and3',
      IPV6Enabled: true,
      Aliases: [ref('HostName')],
      ViewerCertificate: {
        AcmCertificateArn: ref('CertificateArn'),
        MinimumProtocolVersion: 'TLSv1.2_2021',
        SslSupportMethod: 'sni-only',
      },
      Origins: [
        {
          Id: 'bucket',
          DomainName: attribute('Bucket', 'RegionalDomainName'),
          OriginAccessControlId: attribute('OriginAccess', 'Id'),
          S3OriginConfig: { OriginAccessIdentity: '' },
        },
      ],
      DefaultCacheBehavior: {
        TargetOriginId: 'bucket',
        ViewerProtocolPolicy: 'redirect-to-https',
        // The function refuses all methods but GET and HEAD with 405; CloudFront itself would answer as if the page
        // were missing.
        AllowedMethods: ['GET', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'POST', 'DELETE'],
        CachedMethods: ['GET', 'HEAD'],
        Compress: false,
        CachePolicyId: ref('CachePolicy'),
        ResponseHeadersPolicyId: ref('HeadersPolicy'),
        FunctionAssociations: [
          { EventType: 'viewer-request', FunctionARN: attribute('RequestFunction', 'FunctionARN') },
          { EventType: 'viewer-response', FunctionARN: attribute('ResponseFunction', 'FunctionARN') },
        ],
      },
      CustomErrorResponses: [
        ...[403, 404].map((code) => errorPage(code, 404)),
        ...[500, 502, 503, 504].map((code) => errorPage(code, 500)),
      ],
    },
  },
};

/** The template of AWS CloudFormation for a bucket and a distribution that serve the site of a build. */
export function cloudFrontTemplate(rules: WebServerRules) {
  const functions = edgeFunctions(rules);
  return {
    AWSTemplateFormatVersion: '2010-09-09',
    Description: 'The website: a private bucket, and CloudFront in front of it.',
    Parameters: {
      HostName: { Type: 'String', Description: 'Host of the website, such as www.example.com' },
      CertificateArn: { Type: 'String', Description: 'Its certificate, which has to be in us-east-1' },
    },
    Resources: {
      Bucket: bucket,
      BucketPolicy: bucketPolicy,
      OriginAccess: originAccess,
      CachePolicy: cachePolicy,
      HeadersPolicy: {
        Type: 'AWS::CloudFront::ResponseHeadersPolicy',
        Properties: {
          ResponseHeadersPolicyConfig: {
            Name: ref('AWS::StackName'),
            ...headersPolicySettings(rules.baseHeaders),
          },
        },
      },
      RequestFunction: edgeFunction('request', functions['viewer-request']),
      ResponseFunction: edgeFunction('response', functions['viewer-response']),
      Distribution: distribution,
    },
    Outputs: {
      BucketName: { Value: ref('Bucket') },
      DistributionId: { Value: ref('Distribution') },
      DomainName: { Value: attribute('Distribution', 'DomainName') },
    },
  };
}
