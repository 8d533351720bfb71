import { askOnce } from '@nestling/kit/ask-once.ts';
import { Screen } from '@nestling/kit/Screen.tsx';
import { CardsSkeleton } from '@nestling/ui/feedback/Skeletons.tsx';
import { momentWords } from '@nestling/ui/format/when.ts';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { useEffect, useState } from 'react';
import { useClient } from 'urql';
import { useHere } from '../../../shell/here.ts';
import { clipWords } from '../clip-words.ts';
import { SharedClipsDocument, type SharedClipsQuery } from '../clips.graphql.ts';
import { type Clip, clipsOf } from '../parts/clips.ts';
import { SideBySide } from '../parts/SideBySide.tsx';

type Shared = NonNullable<SharedClipsQuery['sharedClips']>;
type Seen = { readonly kind: 'asking' | 'over' | 'broken' } | { readonly kind: 'there'; shared: Shared; clips: Clip[] };

/** How often it is asked whether the link still stands: when it was taken back, the picture goes. */
const ASK_MS = 5_000;

/** The recordings a link lends to whoever is signed in. */
const SharedClips = () => {
  const t = useWords(clipWords);
  const { language } = useSpeech();
  const seen = useShared(useHere().params.token ?? '');
  return (
    <Screen>
      {seen.kind === 'asking' ? (
        <CardsSkeleton />
      ) : seen.kind === 'there' ? (
        <>
          <p>
            {t('lentUntil', { when: momentWords(seen.shared.expires_at, language, seen.shared.timezone) })}{' '}
            {seen.shared.note}
          </p>
          <SideBySide clips={seen.clips} timeZone={seen.shared.timezone} watermark={seen.shared.watermark} />
        </>
      ) : (
        <EmptyState picture={null} title={t(seen.kind === 'over' ? 'over' : 'notFetched')}>
          {seen.kind === 'over' ? t('overText') : null}
        </EmptyState>
      )}
    </Screen>
  );
};
export default SharedClips;

interface Told {
  readonly id: number;
  readonly camera: string;
  readonly begins_at: string | null;
  readonly gaps: unknown;
  readonly url: string;
}

/** Fetches the clips once, as the addresses are of no use for long, and drops them when the link does not stand any more. */
const useShared = (token: string): Seen => {
  const client = useClient();
  const [seen, setSeen] = useState<Seen>({ kind: 'asking' });
  useEffect(() => {
    const urls: string[] = [];
    let gone = false;
    const ask = (open: boolean) => askOnce(client, SharedClipsDocument, { token, open });
    const fetchAll = async () => {
      const { data, error } = await ask(true);
      const shared = data?.sharedClips;
      if (gone) return;
      if (!shared) return setSeen({ kind: error ? 'broken' : 'over' });
      const told: Told[] = Array.isArray(shared.clips) ? shared.clips : [];
      const clips = await Promise.all(
        told.map(async ({ id, url, ...clip }) => {
          const response = await fetch(url);
          if (!response.ok) throw new Error(String(response.status));
          const local = URL.createObjectURL(await response.blob());
          if (gone) URL.revokeObjectURL(local);
          else urls.push(local);
          return { id: String(id), url: local, ...clip };
        }),
      ).catch(() => null);
      if (!gone) setSeen(clips ? { kind: 'there', shared, clips: clipsOf(clips) } : { kind: 'broken' });
    };
    void fetchAll();
    const timer = setInterval(async () => {
      const { data } = await ask(false);
      if (gone || !data || data.sharedClips !== null) return;
      clearInterval(timer);
      setSeen({ kind: 'over' });
    }, ASK_MS);
    return () => {
      gone = true;
      clearInterval(timer);
      for (const url of urls) URL.revokeObjectURL(url);
    };
  }, [client, token]);
  return seen;
};
