import { Button } from '@mantine/core';
import { DAYS_KEPT, forgetDevice, forgetOld, type ShelfName, shelves, unsentOf } from '@nestling/kit/device/sealed.ts';
import { Dialog } from '@nestling/ui/overlay/Dialog.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useEffect, useState } from 'react';
import { onPersonChange, signOut, usePerson } from '../session/session.ts';
import classes from './SignOut.module.css';
import { signOutWords } from './sign-out-words.ts';

/** What was chosen here, whoever did: it may name a child, or a place. */
const CHOICES = ['starred-pages', 'sidebar', 'currentLocation', 'userInfo', 'userRoles'];

// Drafts of forms are their writer's: they outlast a session that ended by itself, and no sign-out.
onPersonChange((_, chosen) => {
  if (chosen) sessionStorage.clear();
});

type Unsent = Readonly<Record<ShelfName, number>>;

/** Signing out tells what has not been sent from this device, and asks what is to become of it. */
export const SignOut = () => {
  const t = useWords(signOutWords);
  const { id } = usePerson();
  const [unsent, setUnsent] = useState<Unsent | null>(null);
  useEffect(() => void forgetOld(), []);
  useEffect(() => {
    const ask = (event: Event) => {
      event.preventDefault();
      void unsentOf(id).then((found) => (shelves.some((one) => found[one] > 0) ? setUnsent(found) : void signOut()));
    };
    addEventListener('sign-out', ask);
    return () => removeEventListener('sign-out', ask);
  }, [id]);
  if (!unsent) return null;
  const close = () => setUnsent(null);
  const forget = async () => {
    await forgetDevice(id, CHOICES);
    await signOut();
    // What was on its way may have been kept once more meanwhile.
    await forgetDevice(id, CHOICES);
  };
  return (
    <Dialog label={t('title')} onClose={close}>
      <div className={classes.ask}>
        <h2 className={classes.title}>{t('title')}</h2>
        <ul className={classes.unsent}>
          {shelves.map((one) => (unsent[one] > 0 ? <li key={one}>{t(one, { count: unsent[one] })}</li> : null))}
        </ul>
        <p>{t('text', { days: DAYS_KEPT })}</p>
        <p>{t('shared')}</p>
        <div className={classes.actions}>
          <Button variant="default" onClick={close}>
            {t('stay')}
          </Button>
          <Button variant="light" color="red" onClick={() => void forget()}>
            {t('forget')}
          </Button>
          <Button onClick={() => void signOut()}>{t('out')}</Button>
        </div>
      </div>
    </Dialog>
  );
};
