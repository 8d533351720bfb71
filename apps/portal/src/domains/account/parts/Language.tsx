import { Select } from '@mantine/core';
import { saveOwnLanguage } from '@nestling/contract/operations/settings.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { Section } from '@nestling/kit/Section.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { chooseLocale } from '../../../appearance/appearance.ts';
import { archiveWords } from '../archive-words.ts';
import { OwnLanguageDocument } from '../language.graphql.ts';

const languages = ['en', 'es'] as const;

/** The language one is written to in; the portal on this device follows. */
export const Language = () => {
  const t = useWords(archiveWords);
  const { language: spoken } = useSpeech();
  const { data } = useAsk(OwnLanguageDocument, {});
  const save = useAction(saveOwnLanguage);
  const names = { en: t('english'), es: t('spanish') };
  return (
    <Section title={t('languageTitle')} help={t('languageHelp')}>
      <Select
        label={t('language')}
        data={languages.map((value) => ({ value, label: names[value] }))}
        value={data?.me?.language ?? spoken}
        allowDeselect={false}
        disabled={save.busy}
        maw={320}
        onChange={(next) => {
          const language = languages.find((one) => one === next);
          if (!language) return;
          void save.run({ language }).then((ended) => {
            if (ended?.kind === 'done') chooseLocale(language);
          });
        }}
      />
    </Section>
  );
};
