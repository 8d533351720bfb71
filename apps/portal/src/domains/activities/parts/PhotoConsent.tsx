import { Button, Radio } from '@mantine/core';
import { savePhotoConsent } from '@nestling/contract/operations/activities.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { Stack } from '@nestling/kit/layout/Stack.tsx';
import { dateWords } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { IconDownload } from '@tabler/icons-react';
import { useMay } from '../../permissions/use-may.ts';
import { PhotoArchiveOfDocument, PhotoConsentOfDocument, type PhotoConsentOfQuery } from '../activities.graphql.ts';
import { photoWords } from '../photo-words.ts';
import classes from './Entry.module.css';
import { HoldPhotos } from './HoldPhotos.tsx';
import { isLevel, levels } from './photo-levels.ts';

type Consent = NonNullable<PhotoConsentOfQuery['getPhotoConsent']>;

/** What holds, whose word that is and since when; where several have spoken, what each has said. */
const WhoSaid = ({ consent }: { consent: Consent }) => {
  const t = useWords(photoWords);
  const { language } = useSpeech();
  const label = (level: string) => (isLevel(level) ? t(level) : level);
  const day = (at: string) => dateWords(at, language);
  const words = consent.words.filter(({ stands }) => stands);
  const holds = words.find(({ level }) => level === consent.level);
  return (
    <>
      <p>{t('holds', { level: label(consent.level) })}</p>
      <p className={classes.quiet}>
        {consent.given_at
          ? t(holds?.by_centre ? 'holdsCentre' : 'holdsBy', {
              name: consent.given_by ?? '',
              date: day(consent.given_at),
            })
          : t('unsaid')}
      </p>
      {words.length > 1 || holds?.note ? (
        <>
          <p className={classes.quiet}>{t('allWords')}</p>
          <ul>
            {words.map(({ name, level, given_at, by_centre, note }) => (
              <li key={`${name} ${given_at} ${by_centre}`} className={classes.quiet}>
                {t(by_centre ? 'wordOfCentre' : 'wordOf', {
                  name: name ?? '',
                  date: day(given_at),
                  level: label(level),
                })}
                {note ? ` · ${note}` : null}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </>
  );
};

/** The own word of a legal guardian. */
const OwnWord = ({ student, consent }: { student: string; consent: Consent }) => {
  const t = useWords(photoWords);
  const may = useMay();
  const save = useAction(savePhotoConsent);
  if (!may('edit_students')) return null;
  return (
    <Radio.Group
      aria-label={t('consentTitle')}
      description={t('consentHelp')}
      value={consent.own ?? consent.level}
      onChange={(level) => void save.run({ student_id: student, level })}
    >
      <Stack gap="xs">
        {levels.map((level) => (
          <Radio key={level} value={level} label={t(level)} />
        ))}
      </Stack>
    </Radio.Group>
  );
};

/** What may be done with photos of a child, whose word that is, and all of them as one file. */
export const PhotoConsent = ({ student, staff }: { student: string; staff: boolean }) => {
  const t = useWords(photoWords);
  const { data } = useAsk(PhotoConsentOfDocument, { student_id: student });
  const { data: archive } = useAsk(PhotoArchiveOfDocument, { student_id: student });
  const consent = data?.getPhotoConsent;
  const file = archive?.photoArchive;
  if (!consent) return null;
  return (
    <section className={classes.latest}>
      <h2 className={classes.heading}>{t('consentTitle')}</h2>
      {!staff && consent.may_give ? <OwnWord student={student} consent={consent} /> : null}
      <WhoSaid consent={consent} />
      {staff ? <HoldPhotos student={student} level={consent.level} /> : null}
      {!staff && !consent.may_give ? <p className={classes.quiet}>{t('notGuardian')}</p> : null}
      {file?.url ? (
        <Button component="a" href={file.url} mt="sm" variant="default" leftSection={<IconDownload size={18} />}>
          {t('downloadAll')} ({file.count})
        </Button>
      ) : null}
    </section>
  );
};
