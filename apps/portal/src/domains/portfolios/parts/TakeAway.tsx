import { Button } from '@mantine/core';
import { requestPortfolioFile } from '@nestling/contract/operations/portfolios.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { Row, Stack } from '@nestling/kit/layout/Stack.tsx';
import { Section } from '@nestling/kit/Section.tsx';
import { momentWords } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { IconDownload, IconFileTypePdf, IconFileZip } from '@tabler/icons-react';
import { PortfolioFilesDocument, type PortfolioFilesQuery } from '../portfolios.graphql.ts';
import { portfolioWords } from '../words.ts';

type File = PortfolioFilesQuery['portfolioFiles'][number];

/** Files are made within seconds. */
const LOOK_AGAIN_MS = 3_000;
const isWaiting = (data: PortfolioFilesQuery | undefined): boolean =>
  data?.portfolioFiles.some(({ state }) => state === 'waiting') ?? false;

const kinds = [
  { kind: 'pdf', icon: <IconFileTypePdf size={18} /> },
  { kind: 'zip', icon: <IconFileZip size={18} /> },
] as const;

/** Takes a published portfolio away, as pages to print or as a page to keep that opens without a network. */
const TakeAway = ({ portfolio }: { portfolio: string }) => {
  const t = useWords(portfolioWords);
  const { data } = useAsk(
    PortfolioFilesDocument,
    { id: portfolio },
    { everyMs: (known) => (isWaiting(known) ? LOOK_AGAIN_MS : undefined) },
  );
  // The line of the file says it, and a notice would lie over its button on a phone.
  const make = useAction(requestPortfolioFile, { say: () => null });
  const files = data?.portfolioFiles ?? [];
  return (
    <div data-paper="none">
      <Section title={t('keep')} help={t('keepHelp')}>
        <Stack gap="s">
          <Row>
            {kinds.map(({ kind, icon }) => (
              <Button
                key={kind}
                variant="default"
                leftSection={icon}
                loading={make.busy}
                disabled={files.some((one) => one.kind === kind && one.state === 'waiting')}
                onClick={() => void make.run({ id: portfolio, kind })}
              >
                {t(kind)}
              </Button>
            ))}
          </Row>
          <ul aria-live="polite">
            {files.map((file) => (
              <Line key={file.id} file={file} />
            ))}
          </ul>
        </Stack>
      </Section>
    </div>
  );
};

const Line = ({ file: { kind, state, url, bytes, asked_at, ends_at } }: { file: File }) => {
  const t = useWords(portfolioWords);
  const { language } = useSpeech();
  const said =
    url && bytes !== null && ends_at
      ? t('fileSize', { kb: Math.ceil(bytes / 1024), when: momentWords(ends_at, language) })
      : t(state === 'waiting' ? 'fileWaiting' : state === 'failed' ? 'fileFailed' : 'fileEnded');
  const name = t(kind === 'pdf' ? 'pdf' : 'zip');
  return (
    <li>
      <Row>
        <span>{`${name}, ${momentWords(asked_at, language)} · ${said}`}</span>
        {url ? (
          <Button component="a" href={url} download leftSection={<IconDownload size={18} />}>
            {t('fetch', { name })}
          </Button>
        ) : null}
      </Row>
    </li>
  );
};

export default TakeAway;
