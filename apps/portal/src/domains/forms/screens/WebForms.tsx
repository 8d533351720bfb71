import Forms from './Forms.tsx';

/** The web forms of a location. */
const WebForms = () => <Forms type="web" />;

export default WebForms;
