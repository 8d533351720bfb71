import { OptOutList } from '../parts/OptOutList.tsx';

/** Who wants nothing sent by mail. */
const UnsubscribedEmails = () => <OptOutList channel="mail" />;

export default UnsubscribedEmails;
