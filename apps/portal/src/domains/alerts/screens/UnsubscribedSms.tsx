import { OptOutList } from '../parts/OptOutList.tsx';

/** Who wants nothing sent by text. */
const UnsubscribedSms = () => <OptOutList channel="text" />;

export default UnsubscribedSms;
