import { Button, Select, Textarea } from '@mantine/core';
import { useAsk } from '@nestling/kit/ask.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { Stack } from '@nestling/kit/layout/Stack.tsx';
import { Dialog } from '@nestling/ui/overlay/Dialog.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { useRoleWord } from '../../../shell/role-names.ts';
import { CenterUsersDocument, EnterCenterDocument } from '../support.graphql.ts';
import { supportWords } from '../support-words.ts';

/** Signs in to a center as support, by a link that opens in a tab of its own; the center reads why. */
export const EnterCenter = ({
  center,
  onClose,
}: {
  center: { readonly id: string; readonly name: string };
  onClose: () => void;
}) => {
  const t = useWords(supportWords);
  const wordOf = useRoleWord();
  const [url, setUrl] = useState<string | null>(null);
  const { data } = useAsk(CenterUsersDocument, { id: center.id });
  const active = (data?.getAwsCenterUsers ?? []).filter(({ status }) => status === 'active');
  const form = useCallForm({
    call: EnterCenterDocument,
    fixed: { id: center.id },
    values: { user_id: '', reason: '' },
    needs: () => ['reason'],
    save: async (run) => {
      const ended = await run();
      if (ended?.kind === 'done') setUrl(ended.data.centerAutoLogin?.url ?? null);
      return ended;
    },
    // The link is shown in place of the form.
    onSaved: () => undefined,
  });
  if (url)
    return (
      <Dialog label={t('enterTitle', { name: center.name })} onClose={onClose}>
        <Stack>
          <h2>{t('enterTitle', { name: center.name })}</h2>
          <p>{t('openText')}</p>
          {/* A link of its own: pages that open by themselves are held back by browsers. */}
          <Button component="a" href={url} target="_blank" rel="noopener" onClick={onClose}>
            {t('open', { name: center.name })}
          </Button>
        </Stack>
      </Dialog>
    );
  return (
    <FormDialog form={form} title={t('enterTitle', { name: center.name })} submit={t('enter')} onClose={onClose}>
      <p>{t('enterText')}</p>
      <Select
        clearable
        placeholder={t('first')}
        data={active.map(({ id, full_name, role }) => ({
          value: id,
          label: `${full_name}, ${wordOf(role)}`,
        }))}
        {...form.field('user_id', t('as'))}
      />
      <Textarea autosize minRows={2} {...form.field('reason', t('reason'))} />
    </FormDialog>
  );
};
