import { readIpRange } from '@nestling/rules/ip.ts';
import { z } from 'zod';
import { trustedProxies } from './proxies.ts';

/** An empty variable is one that is not set: shells and unit files write `NAME=` for it. */
const text = z
  .string()
  .transform((value) => value.trim() || undefined)
  .optional();

const oneOf = <const Name extends string>(...names: readonly Name[]) =>
  text.pipe(z.enum(names, `Set it to ${names.join(' or ')}.`).optional());

const port = (usual: number) =>
  text
    .refine((value) => value === undefined || (/^\d{1,5}$/.test(value) && Number(value) <= 65_535), {
      message: 'Set it to a port number up to 65535.',
    })
    .transform((value) => Number(value ?? usual));

const address = (example: string, schemes: RegExp) =>
  text.refine((value) => value === undefined || (URL.canParse(value) && schemes.test(new URL(value).protocol)), {
    message: `Set it to an address like ${example}.`,
  });

const postgres = () => address('postgres://user:password@host:5432/name', /^postgres(ql)?:$/);
const web = (example: string) => address(example, /^https?:$/);

const proxies = text.superRefine((value, context) => {
  try {
    trustedProxies(value);
  } catch (error) {
    context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : String(error) });
  }
});

const headers = text.superRefine((value, context) => {
  try {
    z.record(z.string(), z.string()).parse(JSON.parse(value ?? '{}'));
  } catch {
    context.addIssue({
      code: 'custom',
      message: 'Set it to a JSON object of texts, like {"authorization":"Bearer …"}.',
    });
  }
});

/** Ten letters of a name leave room for what stands behind "+": 64 there are before "@" (RFC 5321, 4.5.3.1.1). */
const returnPath = text.refine((value) => value === undefined || /^[\w.-]{1,10}@[\w.-]+$/.test(value), {
  message: 'Set it to an address like bounces@mail.example.com, with a name of at most 10 letters and no "+".',
});

/** Servers of names with their ports, as setServers of Node takes them. */
const resolvers = text.refine((value) => value === undefined || /^[\d.:[\]a-f]+(,[\d.:[\]a-f]+)*$/i.test(value), {
  message: 'Set it to addresses like 127.0.0.1:53, with commas between them.',
});

/** Addresses, or ranges of them. */
const addresses = text.refine(
  (value) => value === undefined || value.split(',').every((part) => readIpRange(part.trim()) !== null),
  { message: 'Set it to addresses like 10.0.0.5,10.1.0.0/16, with commas between them.' },
);

/** Behind "+" stand 25 letters of a token and up to 7 of its center. */
const replyPath = text.refine((value) => value === undefined || /^[\w.-]{1,31}@[\w.-]+$/.test(value), {
  message: 'Set it to an address like reply@mail.example.com, with a name of at most 31 letters and no "+".',
});

/** Every variable the api reads, and what it may hold. `docs/run-in-production.md` says what each is for. */
const shape = z.object({
  PORT: port(4000),
  HOST: text,
  NODE_ENV: text,
  LOG_LEVEL: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'),
  DATA_DIR: text,
  SEED: oneOf('demo', 'none'),
  PORTAL_DIR: text,
  PORTAL_URL: text,
  TRUST_PROXY: proxies,
  DEV_OUTBOX: oneOf('0', '1'),
  DATABASE_URL: postgres(),
  DATABASE_APP_URL: postgres(),
  METRICS_KEY: text.refine((value) => value === undefined || value.length >= 16, 'Set it to 16 characters or more.'),
  OTEL_EXPORTER_OTLP_ENDPOINT: web('http://127.0.0.1:4318'),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: web('http://127.0.0.1:4318/v1/traces'),
  OTEL_EXPORTER_OTLP_HEADERS: text,
  OTEL_SERVICE_NAME: text,
  OTEL_RESOURCE_ATTRIBUTES: text,
  OTEL_TRACES_SAMPLER_ARG: text.refine(
    (value) => value === undefined || (/^[01](\.\d+)?$/.test(value) && Number(value) <= 1),
    'Set it to a share from 0 to 1, like 0.1.',
  ),
  OTEL_SDK_DISABLED: oneOf('true', 'false'),
  GATEWAY_ID: text,
  GATEWAY_KEY: text,
  GATEWAY_PORT: port(4100),
  CAMERA_NETWORKS: text,
  WEBHOOK_NETWORKS: addresses,
  WEBHOOK_CA: text,
  DEMO_ACCOUNTS: oneOf('0', '1'),
  DEMO_PROCESSOR: oneOf('0', '1'),
  DEMO_CAMERA_PORT: port(8554),
  DEMO_CAMERA_USER: text,
  DEMO_CAMERA_PASSWORD: text,
  SMTP_URL: address('smtp://user:password@mail.example.com:587', /^smtps?:$/),
  MAIL_FROM: text,
  MAIL_RETURN_PATH: returnPath,
  MAIL_REPLY: replyPath,
  MAIL_HOOK_SECRET: text,
  MAIL_DNS: resolvers,
  MAIL_IMAP: address('imaps://user:password@imap.example.com', /^imaps?:$/),
  MAIL_IMAP_HOST: text,
  DOMAIN_DNS: resolvers,
  TLS_ASK_FROM: addresses,
  TLS_PORT: port(0),
  TWILIO_ACCOUNT_SID: text,
  TWILIO_AUTH_TOKEN: text,
  TWILIO_FROM: text,
  TWILIO_URL: web('https://api.twilio.com'),
  SMS_GATEWAY_URL: web('https://sms.example.com/send'),
  SMS_GATEWAY_BODY: text,
  SMS_GATEWAY_HEADERS: headers,
  SMS_GATEWAY_SECRET: text,
  VAPID_PRIVATE_KEY: text,
  VAPID_SUBJECT: text,
  PUSH_SINK: web('http://127.0.0.1:9000'),
  FIREBASE_SERVICE_ACCOUNT: text,
  DOCUMENT_KEY: text,
  DOCUMENT_CERTIFICATE: text,
  TIMESTAMP_URL: web('https://timestamp.example.com'),
  CLAMD_ADDRESS: address('tcp://127.0.0.1:3310', /^(tcp|unix):$/),
  STRIPE_URL: web('https://api.stripe.com'),
  PLATFORM_STRIPE_KEY: text,
  PLATFORM_STRIPE_HOOK_SECRET: text,
  SOCIAL_FEED_URL: web('https://feed.example.com/posts.json'),
  S3_BUCKET: text,
  S3_REGION: text,
  S3_ENDPOINT: text,
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
});

/** Variables that are of no use one without the others. */
const together: readonly (readonly (keyof Environment)[])[] = [
  ['SMTP_URL', 'MAIL_FROM'],
  ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'],
  ['DOCUMENT_KEY', 'DOCUMENT_CERTIFICATE'],
];

/** What the environment says, read and checked. A variable that is empty or not set is undefined, but for the ports. */
export type Environment = Readonly<z.output<typeof shape>>;

const half = (found: Environment): readonly string[] =>
  together.flatMap((names) => {
    const missing = names.filter((name) => found[name] === undefined);
    const set = names.find((name) => found[name] !== undefined);
    return set && missing.length > 0 ? [`${set} is set: set ${missing.join(' and ')} too.`] : [];
  });

/**
 * Reads the variables the api knows. Throws one error with a line for each that cannot be meant; a line never repeats a
 * value, which may be a secret.
 */
export const readEnvironment = (env: NodeJS.ProcessEnv): Environment => {
  const found = shape.safeParse(env);
  const wrong = found.success
    ? half(found.data)
    : found.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  if (found.success && wrong.length === 0) return found.data;
  throw new Error(wrong.join('\n'));
};

let known: { readonly from: string; readonly environment: Environment } | undefined;

/** The environment of this process: read once, and again where a variable was changed since, as tests do. */
export const environment = (): Environment => {
  const from = Object.keys(shape.shape)
    .map((name) => process.env[name] ?? '')
    .join('\0');
  if (known?.from !== from) known = { from, environment: readEnvironment(process.env) };
  return known.environment;
};
