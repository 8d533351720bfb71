import { installation } from '../../installation.ts';
import { object, out, outOrNull } from '../../kernel/call/answers.ts';
import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { id, secret, text } from '../../kernel/call/input.ts';
import { createRow, updateRows } from '../../kernel/write/write-rows.ts';
import { Camera, Stream } from '../../model/camera/entity.ts';
import { Location } from '../../model/location/entity.ts';
import { encrypt } from '../../secrets/vault.ts';
import { reachCamera } from './camera-source.ts';
import { aboutTest } from './gateway/tests.ts';
import { PATIENCE_MS } from './patience.ts';
import { addressOf, type CameraInput } from './save-camera.ts';
import { openSource, type Source } from './source.ts';

/** How far a test has come: steps are {step, ok, reason, ms, detail} in the order they were tried. */
export const TestAnswer = object(
  {
    done: out.flag,
    ok: outOrNull(out.flag),
    steps: out.json,
    width: outOrNull(out.int),
    height: outOrNull(out.int),
    fps: outOrNull(out.float),
    codec: outOrNull(out.text),
    poster: outOrNull(out.text),
  },
  'CameraTest',
);

export const testCameraInput = {
  location_id: id(Location),
  id: id(Camera).optional(),
  camera_id: text(0, 200).nullish(),
  stream: id(Stream).nullish(),
  source_url: secret(0, 500).optional(),
  source_username: secret(0, 200).optional(),
  source_password: secret(0, 200).optional(),
};
type TestInput = InputOf<typeof testCameraInput>;

/** Nothing is typed: the camera is tried as it is stored, and what comes out is known of it from then on. */
const isStored = (input: TestInput): input is TestInput & { id: number } =>
  input.id !== undefined && !input.source_url && !input.camera_id;

/** What is to be tried: the address of the form; the name on a server; else what the camera has. */
const sourceOf = async (ctx: Ctx, input: TestInput): Promise<Source | null> => {
  if (isStored(input)) return (await reachCamera(ctx.db, ctx.who.centre, input.id))?.source ?? null;
  const { source_url, source_username, source_password } = input;
  const given: CameraInput = { source_url, source_username, source_password };
  const typed = addressOf(given);
  if (typed) return typed;
  return input.camera_id ? onServer(ctx, input.camera_id, input.stream ?? null) : null;
};

const onServer = async (ctx: Ctx, camera_id: string, stream: number | null): Promise<Source | null> => {
  const found = await ctx.db
    .selectFrom('stream')
    .select(['id', 'url', 'username', 'password_sealed'])
    .where((q) => (stream === null ? q('is_default', '=', true) : q('id', '=', stream)))
    .executeTakeFirst();
  const key = installation().secrets.vault;
  return found
    ? openSource(key, { centre: ctx.who.centre, camera: 0, source_sealed: null, camera_id, stream: found })
    : null;
};

/** Queues a trial; the process whose gateway is connected takes it once this is committed. */
export const askTest = async (ctx: Ctx, input: TestInput) => {
  const source = await sourceOf(ctx, input);
  if (!source) {
    return declined(message('camera.badAddress'), {
      field: 'source_url',
      code: 'BAD_ADDRESS',
      message: message('camera.badAddress'),
    });
  }
  const { centre, user } = ctx.who;
  const { id } = await createRow(ctx, 'camera_test', {
    location_id: input.location_id,
    camera_id: isStored(input) ? input.id : null,
    asked_by: user,
    asked_at: ctx.now(),
    source_sealed: Buffer.alloc(0),
  });
  await updateRows(
    ctx,
    'camera_test',
    { id },
    { source_sealed: encrypt(installation().secrets.vault, aboutTest(centre, id), JSON.stringify(source)) },
  );
  ctx.publish({ kind: 'camera_test', ids: [id] });
  return done(message('watch.counted'), { test: id });
};

export const readTest = async (ctx: Ctx, { test }: { test: string }) => {
  const row = await ctx.db
    .selectFrom('camera_test')
    .select(['answer', 'asked_at'])
    .where('id', '=', Number(test) || 0)
    .where('asked_by', '=', ctx.who.user)
    .executeTakeFirst();
  if (!row) return null;
  const nothing = { ok: null, steps: [], width: null, height: null, fps: null, codec: null, poster: null };
  const { answer } = row;
  if (answer === null || typeof answer !== 'object' || Array.isArray(answer)) {
    const late = ctx.now().getTime() - new Date(row.asked_at).getTime() > PATIENCE_MS;
    return late
      ? { ...nothing, done: true, ok: false, steps: [{ step: 'reach', ok: false, reason: 'no_gateway' }] }
      : { ...nothing, done: false };
  }
  const number = (value: unknown) => (typeof value === 'number' ? value : null);
  return {
    done: true,
    ok: answer.ok === true,
    steps: answer.steps ?? [],
    width: number(answer.width),
    height: number(answer.height),
    fps: number(answer.fps),
    codec: typeof answer.codec === 'string' ? answer.codec : null,
    poster: typeof answer.poster === 'string' ? answer.poster : null,
  };
};
