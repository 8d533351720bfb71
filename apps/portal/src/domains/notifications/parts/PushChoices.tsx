import { Button, NativeSelect, Switch } from '@mantine/core';
import { savePushChoice, savePushHours } from '@nestling/contract/operations/notifications.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { TimeField } from '@nestling/kit/field/TimeField.tsx';
import { Section } from '@nestling/kit/Section.tsx';
import { pushWays } from '@nestling/rules/push-kinds.ts';
import { useWords } from '@nestling/ui/words.ts';
import { PushChoicesDocument, type PushChoicesQuery } from '../push.graphql.ts';
import { canPush } from '../push.ts';
import { pushWords } from '../push-words.ts';
import { usePush } from '../use-push.ts';
import { notificationWords } from '../words.ts';
import { noticeKinds } from './NoticeChoices.tsx';
import classes from './notifications.module.css';

type Choices = NonNullable<PushChoicesQuery['getPushChoices']>;

/** What the own devices are told and when, as a part of one's own account. */
export const PushChoices = () => {
  const t = useWords(pushWords);
  const { data } = useAsk(PushChoicesDocument, {});
  const { on, why, busy, turnOn, turnOff } = usePush();
  const choices = data?.getPushChoices;
  if (!choices) return null;
  return (
    <Section title={t('title')} help={t('help')}>
      {canPush() ? (
        <div className={classes.choice}>
          <Switch
            label={t('thisDevice')}
            description={why ? t(why) : undefined}
            checked={on}
            disabled={busy}
            onChange={(event) => void (event.currentTarget.checked ? turnOn() : turnOff())}
          />
        </div>
      ) : (
        <p>{t('cannot')}</p>
      )}
      {choices.devices > 0 || on ? (
        <>
          <Hours key={[choices.quiet_from, choices.quiet_until, choices.digest_at].join()} choices={choices} />
          <Kinds choices={choices} />
        </>
      ) : null}
    </Section>
  );
};

const Hours = ({ choices }: { choices: Choices }) => {
  const t = useWords(pushWords);
  const form = useCallForm({
    call: savePushHours,
    values: { quiet_from: choices.quiet_from, quiet_until: choices.quiet_until, digest_at: choices.digest_at },
    needs: () => ['digest_at'],
    onSaved: () => undefined,
  });
  const { field } = form;
  return (
    <FormBody form={form} actions={<Button type="submit">{t('save')}</Button>}>
      <div className={classes.hours}>
        <TimeField {...field('quiet_from', t('quietFrom'))} />
        <TimeField {...field('quiet_until', t('quietUntil'))} />
        <TimeField {...field('digest_at', t('digestAt'))} />
      </div>
    </FormBody>
  );
};

const Kinds = ({ choices }: { choices: Choices }) => {
  const t = useWords(pushWords);
  const names = useWords(notificationWords);
  const nameOf = (kind: string) => {
    const known = noticeKinds.find((one) => one === kind);
    return known ? names(known) : kind;
  };
  const choose = useAction(savePushChoice, { say: () => null });
  return (
    <div className={classes.choices}>
      {choices.kinds.map(({ kind, way }) => (
        <div key={kind} className={classes.pushed}>
          <NativeSelect
            label={kind === 'msgs' || kind === 'alert' ? t(`kind_${kind}`) : nameOf(kind)}
            value={way}
            data={pushWays.map((one) => ({ value: one, label: t(`way_${one}`) }))}
            onChange={(event) => void choose.run({ kind, way: event.currentTarget.value })}
          />
        </div>
      ))}
    </div>
  );
};
