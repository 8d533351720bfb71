import { Pickup } from '../domains/attendance/pickup/Pickup.tsx';
import ChatPresence from '../domains/chat/parts/ChatPresence.tsx';
import { Help } from './Help.tsx';
import { ProblemReport } from './ProblemReport.tsx';
import { SignOut } from './SignOut.tsx';

/** What stands beside every screen and shows nothing at first: it comes after the first paint. */
const Late = () => (
  <>
    <ChatPresence />
    <SignOut />
    <ProblemReport />
    <Help />
    <Pickup />
  </>
);

export default Late;
