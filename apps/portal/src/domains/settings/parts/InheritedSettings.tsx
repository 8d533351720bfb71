import { Button } from '@mantine/core';
import { dropInheritedSetting } from '@nestling/contract/operations/settings.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { Problem } from '@nestling/kit/Problem.tsx';
import { CardsSkeleton } from '@nestling/ui/feedback/Skeletons.tsx';
import { dateWords } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { InheritedSettingsDocument, type InheritedSettingsQuery } from '../inherited.graphql.ts';
import type { InheritedForm } from '../inherited-form.ts';
import { inheritedWords } from '../inherited-words.ts';
import { AlertsForm } from './AlertsForm.tsx';
import classes from './inherited.module.css';
import { LateForm } from './LateForm.tsx';
import { InvitationForm, RatioForm, SenderForm } from './LettersForms.tsx';
import { NoticesForm } from './NoticesForm.tsx';

type Kept = InheritedSettingsQuery['inheritedSettings'][number];

/** The settings a location takes from its centre; with null those of the centre itself. */
export const InheritedSettings = ({ location }: { location: string | null }) => {
  const { data, error, again } = useAsk(InheritedSettingsDocument, { location });
  if (!data) return error ? <Problem error={error} onRetry={again} /> : <CardsSkeleton />;
  return data.inheritedSettings.map((kept) => (
    <Setting key={`${kept.setting}:${kept.source}:${kept.changed_at}`} kept={kept} location={location} />
  ));
};

const Setting = ({ kept, location }: { kept: Kept; location: string | null }) => {
  const { setting, value } = kept;
  const given: InheritedForm = {
    name: `setting:${setting}:${location ?? 'centre'}`,
    of: { setting, location },
    value,
    origin: <Origin kept={kept} location={location} />,
  };
  switch (setting) {
    case 'parent_notifications':
    case 'team_notifications':
      return <NoticesForm setting={setting} {...given} />;
    case 'late_minutes':
      return <LateForm {...given} />;
    case 'parent_alerts':
      return <AlertsForm {...given} />;
    case 'invite_text':
      return <InvitationForm {...given} />;
    case 'custom_email':
      return <SenderForm {...given} />;
    case 'show_room_ration_widget':
      return <RatioForm {...given} />;
    default:
      return null;
  }
};

/** Where a value comes from, who chose it and when, and the way back to what stands above it. */
const Origin = ({ kept, location }: { kept: Kept; location: string | null }) => {
  const t = useWords(inheritedWords);
  const { language } = useSpeech();
  const drop = useAction(dropInheritedSetting);
  const { setting, source, changed_by, changed_at } = kept;
  if (source === 'default' || !changed_at) return <p className={classes.origin}>{t('nobody')}</p>;
  const said = { name: changed_by ?? t('somebody'), date: dateWords(changed_at, language) };
  const own = source === (location === null ? 'centre' : 'location');
  return (
    <p className={classes.origin}>
      {!own ? t('centreChoice', said) : location === null ? t('wholeChoice', said) : t('ownChoice', said)}
      {own ? (
        <Button
          variant="subtle"
          size="compact-sm"
          loading={drop.busy}
          onClick={() => void drop.run({ setting, location })}
        >
          {t(location === null ? 'backWhole' : 'back')}
        </Button>
      ) : null}
    </p>
  );
};
