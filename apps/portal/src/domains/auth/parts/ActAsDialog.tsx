import { TextInput } from '@mantine/core';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useNavigate } from '@tanstack/react-router';
import { landing } from '../../../guard.ts';
import { actAs, currentSession } from '../../../session/session.ts';
import { LoginAsUserDocument } from '../loginAsUser.graphql.ts';
import { authWords } from '../words.ts';

/** An admin goes on as somebody else, after saying why. */
export const ActAsDialog = ({
  person,
  onClose,
}: {
  person: { readonly id: string; readonly full_name: string };
  onClose: () => void;
}) => {
  const t = useWords(authWords);
  const navigate = useNavigate();
  const name = person.full_name;
  const form = useCallForm({
    call: LoginAsUserDocument,
    fixed: { id: person.id },
    values: { reason: '' },
    needs: () => ['reason'],
    // The session takes the answer over itself.
    save: async (_, { reason }) => {
      const declined = await actAs(person.id, reason.trim()).catch(() => t('unreachable'));
      return declined === null
        ? { kind: 'done', message: '', data: { loginAsUser: null } }
        : { kind: 'declined', message: declined, fieldErrors: [] };
    },
    onSaved: () => void navigate({ href: landing(currentSession().person?.role ?? 'guest') }),
  });
  return (
    <FormDialog
      form={form}
      title={t('actTitle', { name })}
      says={t('actText', { name })}
      submit={t('act', { name })}
      onClose={onClose}
    >
      <TextInput
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        {...form.field('reason', t('actReason'), t('actReasonHelp'))}
      />
    </FormDialog>
  );
};
