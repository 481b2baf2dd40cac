import { configure } from '@testing-library/react';

// What a page shows next is waited for as long as a crowded machine may take; a test that waits in vain fails all the same.
configure({ asyncUtilTimeout: 45_000 });
