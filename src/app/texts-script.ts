import { keepReplacedTexts } from '../ui/replaced-texts';

// The build puts this module into the page's head: a page may be translated before its code is there.
keepReplacedTexts();
