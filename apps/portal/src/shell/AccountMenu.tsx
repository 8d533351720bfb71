import { Menu } from '@nestling/ui/overlay/Menu.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { shellWords } from '../messages.ts';
import { usePerson } from '../session/session.ts';
import { AccountFace, type AccountLook } from './AccountFace.tsx';
import { useAccountItems } from './account.tsx';
import classes from './TopBar.module.css';

/** Who is signed in; behind it theme, language and signing out. */
const AccountMenu = ({ small = false }: AccountLook) => {
  const t = useWords(shellWords);
  const { name } = usePerson();
  return (
    <Menu
      className={classes.account}
      label={small ? `${t('account')}: ${name}` : undefined}
      items={useAccountItems()}
      button={<AccountFace small={small} />}
    />
  );
};

export default AccountMenu;
