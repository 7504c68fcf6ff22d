/** The basket of VN30 as of the end of November 2025. */
export const VN30: readonly string[] = (
  'ACB BCM BID CTG DGC FPT GAS GVR HDB HPG LPB MBB MSN MWG PLX ' +
  'SAB SHB SSB SSI STB TCB TPB VCB VHM VIB VIC VJC VNM VPB VRE'
).split(' ');
