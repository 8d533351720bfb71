import { Button, Radio } from '@mantine/core';
import { savePhotoConsent } from '@nestling/contract/operations/activities.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { Stack } from '@nestling/kit/layout/Stack.tsx';
import { dateWords } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { IconDownload } from '@tabler/icons-react';
import { useQuery } from 'urql';
import { PhotoArchiveOfDocument, PhotoConsentOfDocument } from '../activities.graphql.ts';
import { photoWords } from '../photo-words.ts';
import classes from './Entry.module.css';

const levels = ['none', 'family', 'group'] as const;

/** What may be done with photos of a child, and all of them as one file. */
export const PhotoConsent = ({ student }: { student: string }) => {
  const t = useWords(photoWords);
  const { language } = useSpeech();
  const [{ data }] = useQuery({ query: PhotoConsentOfDocument, variables: { student_id: student } });
  const [{ data: archive }] = useQuery({ query: PhotoArchiveOfDocument, variables: { student_id: student } });
  const save = useAction(savePhotoConsent);
  const consent = data?.getPhotoConsent;
  const file = archive?.photoArchive;
  if (!consent) return null;
  return (
    <section className={classes.latest}>
      <h2 className={classes.heading}>{t('consentTitle')}</h2>
      <Radio.Group
        aria-label={t('consentTitle')}
        description={t('consentHelp')}
        value={consent.level}
        onChange={(level) => void save.run({ student_id: student, level })}
      >
        <Stack gap="xs">
          {levels.map((level) => (
            <Radio key={level} value={level} label={t(level)} />
          ))}
        </Stack>
      </Radio.Group>
      {consent.given_by && consent.given_at ? (
        <p className={classes.quiet}>
          {consent.given_by}, {dateWords(consent.given_at.slice(0, 10), language)}
        </p>
      ) : null}
      {file?.url ? (
        <Button component="a" href={file.url} mt="sm" variant="default" leftSection={<IconDownload size={18} />}>
          {t('downloadAll')} ({file.count})
        </Button>
      ) : null}
    </section>
  );
};
