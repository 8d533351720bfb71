import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { putChunks, removeFile } from '../../../files/store.ts';
import { installation } from '../../../installation.ts';
import type { JobContext } from '../../../kernel/jobs/job.ts';
import { updateRows } from '../../../kernel/write/write-rows.ts';
import { examine, type Fit, inputOf } from './read.ts';
import { videoFile } from './video-file.ts';

/** Writes pictures and sound as they are into a new file, which begins with its index and says nothing of phone and place. */
const writeAnew = async ({ type, video, audio }: Fit, path: string): Promise<void> => {
  const bunny = await import('mediabunny');
  const output = new bunny.Output({
    format: type === 'video/mp4' ? new bunny.Mp4OutputFormat({ fastStart: 'reserve' }) : new bunny.WebMOutputFormat(),
    target: new bunny.FilePathTarget(path),
  });
  const codec = await video.getCodec();
  const sound = audio ? await audio.getCodec() : null;
  if (!codec) throw new Error('The video has no form any more.');
  const pictures = new bunny.EncodedVideoPacketSource(codec);
  const most = async (track: NonNullable<typeof audio> | typeof video) =>
    (await track.computePacketStats()).packetCount + 1;
  output.addVideoTrack(pictures, { rotation: await video.getRotation(), maximumPacketCount: await most(video) });
  const sounds = audio && sound ? new bunny.EncodedAudioPacketSource(sound) : null;
  if (audio && sounds) output.addAudioTrack(sounds, { maximumPacketCount: await most(audio) });
  await output.start();
  const decoder = await video.getDecoderConfig();
  const hearing = audio ? await audio.getDecoderConfig() : null;
  const copyPictures = async () => {
    for await (const packet of new bunny.EncodedPacketSink(video).packets())
      await pictures.add(packet, decoder ? { decoderConfig: decoder } : undefined);
    pictures.close();
  };
  const copySound = async () => {
    if (!audio || !sounds) return;
    for await (const packet of new bunny.EncodedPacketSink(audio).packets())
      await sounds.add(packet, hearing ? { decoderConfig: hearing } : undefined);
    sounds.close();
  };
  await Promise.all([copyPictures(), copySound()]);
  await output.finalize();
};

interface Waiting {
  readonly upload: string | null;
  readonly state: string;
}

const settle = (job: JobContext, key: string, set: { state: 'ready' | 'failed'; bytes?: number }) =>
  job.transaction(({ db }) => updateRows({ db }, 'video', { key }, { ...set, upload: null }));

/** Makes a video of what was put into the store; it may run twice. */
export const makeVideo = async (job: JobContext, { key }: { readonly key: string }): Promise<void> => {
  const { centre, log } = job;
  const row: Waiting | undefined = await job.transaction(({ db }) =>
    db.selectFrom('video').select(['upload', 'state']).where('key', '=', key).executeTakeFirst(),
  );
  if (!row?.upload || row.state !== 'waiting') return;
  const input = await inputOf(centre, row.upload);
  const found = input ? await examine(input) : null;
  if (!found || 'unfit' in found) {
    input?.dispose();
    await settle(job, key, { state: 'failed' });
    return removeFile(centre, row.upload);
  }
  const folder = join(installation().dataDir, 'drafts');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const draft = join(folder, `${key}.${randomBytes(6).toString('hex')}`);
  try {
    await writeAnew(found, draft);
    const { size } = await stat(draft);
    await putChunks(centre, videoFile(key, found.type), createReadStream(draft));
    await settle(job, key, { state: 'ready', bytes: size });
    await removeFile(centre, row.upload);
  } catch (error) {
    log.warn({ part: 'videos', key, err: error }, 'a video was not made');
    throw error;
  } finally {
    input?.dispose();
    await rm(draft, { force: true });
  }
};
