import type { Environment } from '../kernel/lib/environment.ts';

/** Where a bucket is and who may write to it. */
export interface BucketSettings {
  /** Address of the service without a slash at its end; the bucket is the first part of the path behind it. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** Names of buckets as Amazon's rules for them have it (S3 User Guide, "General purpose bucket naming rules"). */
const BUCKET = /^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/;

const endpointIn = ({ S3_ENDPOINT }: Pick<Environment, 'S3_ENDPOINT'>, region: string): string => {
  if (!S3_ENDPOINT) return `https://s3.${region}.amazonaws.com`;
  const url = URL.canParse(S3_ENDPOINT) ? new URL(S3_ENDPOINT) : null;
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.username) return url.origin;
  throw new Error('S3_ENDPOINT is not an address of a service: it looks like https://s3.example.com:9000.');
};

/**
 * The bucket that S3_BUCKET, S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY name; null where files stay
 * in the data folder. Throws a sentence that says which setting to mend.
 */
export const bucketSettings = (
  env: Partial<Pick<Environment, `S3_${string}` & keyof Environment>>,
): BucketSettings | null => {
  const { S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;
  const region = env.S3_REGION || 'us-east-1';
  if (!S3_BUCKET) return null;
  if (!BUCKET.test(S3_BUCKET)) throw new Error(`S3_BUCKET is "${S3_BUCKET}": no bucket can have that name.`);
  if (!/^[a-z\d-]{1,40}$/.test(region)) throw new Error(`S3_REGION is "${region}": it looks like eu-central-1.`);
  if (!S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY)
    throw new Error('S3_BUCKET is set: set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY too.');
  return {
    endpoint: endpointIn(env, region),
    bucket: S3_BUCKET,
    region,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  };
};
