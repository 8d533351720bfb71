import { Button } from '@mantine/core';
import { deleteUser, rejectPendingUser } from '@nestling/contract/operations/users.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { Dialog } from '@nestling/ui/overlay/Dialog.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { peopleWords } from '../words.ts';
import classes from './dialog.module.css';

/** Says what goes and what is kept before somebody is removed. */
export const RemoveDialog = ({
  person,
  rejected,
  onClose,
  onGone,
}: {
  person: { readonly id: string; readonly full_name: string };
  /** Somebody who signed up and is not let in. */
  rejected: boolean;
  onClose: () => void;
  onGone: () => void;
}) => {
  const t = useWords(peopleWords);
  const remove = useAction(deleteUser);
  const reject = useAction(rejectPendingUser);
  const title = t('removeTitle', { name: person.full_name });
  const go = async () => {
    const ended = await (rejected ? reject : remove).run({ id: person.id });
    onClose();
    if (ended?.kind === 'done') onGone();
  };
  return (
    <Dialog label={title} onClose={onClose}>
      <div className={classes.dialog}>
        <h2>{title}</h2>
        <p>{t(rejected ? 'rejectText' : 'removeText')}</p>
        <p className={classes.quiet}>{t('noUndo')}</p>
        <div className={classes.acts}>
          <Button variant="default" onClick={onClose} data-autofocus>
            {t('cancel')}
          </Button>
          <Button color="red" loading={remove.busy || reject.busy} onClick={() => void go()}>
            {t(rejected ? 'reject' : 'remove')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
};
