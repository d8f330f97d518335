/** Given names from all over the world that are in no other list. */
export const WORLD_GIVEN_NAMES = `
aniela antek bogumił hanka jagoda maciek piotrek alexandr jiřina miluše naděžda vítězslav aleksa blaženka božo budimir cvetka danijel darinka dobrila
dragoljub dragoslav đorđe đuro ersan goranka grozdana ivka ivona jovica kosta ksenija lazar ljerka ljubo marin matija mato melita mihajlo milana
milenko miljenko milijana milka milorad milovan mislav momir nadica natalija neda nedjeljko nevenka nikica novak obrad ostoja pavle ranko rastko savo
slađana slobodanka smilja snježana spomenka stana stojan sunčica tonči velimir verica veselin vid vidosava želimir zlatan zorana petek jože aljaž
boštjan gorazd marjeta nuša afanasy aleksey anfisa arseny egor katya klavdia lida liliya luba lubov lyuba masha pasha raisa semyon slava swetlana
taisiya valeri varvara vasilisa yakov andriy halyna ihor mykhailo oleksiy ostap roksolana serhiy svitlana tetiana vasyl viktoriya yevhen claudiu
daciana dumitra flavius florentina florina georgeta maricica petre remus sorina arta bajram drita fatmire granit kaltrina kushtrim lirim lulzim mergim
shefki vjosa xhevahir aistė arūnas danutė dovilė edgaras edvinas ieva jolita justinas laimonas modestas neringa nerijus ramunė vaidas vilius živilė
aiga aivars arnis artis didzis gundega guntars raivis sandis zigmārs eha enn epp helve kalev külli maarja maie margus mati merike meelis tõnu triin
urmas villu annikki arja arttu eija eila esko inka jani jarmo jere joonas juho jyrki kauko keijo kyösti mariia marjut mauri mervi milla mirva perttu
petteri raine reino saija sampo sanni taru teija tuomo tuulikki valtteri vuokko agneta eivind elof görel hege ingegerd jytte kajsa lovisa runar vigdis
ylva asger dorthe flemming mogens poul abayomi abdirahman abeni adesua agyeman akwasi alake alemayehu alhassan ameyo amoah ansah ashenafi bakari
balogun bassirou berhane chisom danladi diarra dimakatso djibril ebere ebo efe elorm enyonam fadhili faraja fiifi fisayo folashade gcina gugu idowu
ige itumeleng jabulani kandia khadim kwadwo lamin lebo lebohang mahlet maimouna mariatou mbugua mehari mfoniso mthunzi musu nasra nkosi nonhlanhla
ochieng odinaka oghenekaro okafor okey okon olanrewaju pule salif saran sechaba selamawit sindiswa siphelele sithembile thabang thando tsehay yusufu
abdelkarim abdessamad ala arwa aymen bachir basim bouchra chadi dunya hadil hafid hajar hanane haroun haytham husam ibtissam jaafar jamil jihad joud
kawtar luay majed malek maysa mouna mouhamed nabeel nabeela nader najla nazha nisrine oumaima ousama qasim rafik ragheb redouane riyad rula saadia
sadiq safa safia sakina salwa sameh sanae shireen siham sihem soukaina suhail tahar tamim toufik wadih widad youness zouhair aslıhan aynur begüm
behçet buğra çağlar duygu ege erdoğan evren eylül fadime ferit gökçe gönül gülhan güler gülsüm güven harun hayri ilayda ilknur kerim korkut kürşat
lale muzaffer nimet niyazi nuri oya öykü özden özkan saliha sezen sezgin suna şeref şevket tufan tugay tülin yıldız zekiye ziya zübeyde züleyha
dariush davoud fardin farrokh farshad farzad hamideh hengameh katayoun kazem laleh mahin manouchehr marzieh minoo parvin parveen pejman pooneh roozbeh
roshanak saeideh sajjad sanaz sedigheh shapour simin sogand soodabeh taraneh zohreh aadi aadil abha abhilash abhimanyu abhinav achala adhira aftab
aishwarya ajinkya alpana aman amandeep amarjeet ameya amisha amrit amruta anantha anandi anchal aneesha anjum ankur anmol ansh anshu anubhav anuja
anupama anurag anushree arindam aritra arjuna arnab arpan arshad arya asad asghar ashima ashish ashlesha ashutosh aslam astha atif aurobindo avantika
badri bahadur balakrishna baldev balwant bansi bhagwan bhagya bhairavi bhanu bharti bhaumik bhavin bhavini bhim bhola bhupendra bijoy bina biswajit
brijesh chaitali chaman champa chanchal chandrakant chayan daksh dalip daljeet danish darpan dayanand deeksha devdas dharam dhanush dhara dheeraj
dhiren dhriti dhruva digvijay diksha dinkar dipankar dushyant dwarka esha eshan faiz farooq feroz gagandeep gajendra gauri gautam gautami girdhar
govinda gursharan gurvinder hansaben hansika hardik hariharan harinder harkirat harman harshvardhan haseeb hemani heena hrithik humaira iftikhar
imtiaz inderjit indrajit ipsita irshad ishrat itishree jagannath jagjit jagmohan jai jaideep jaimini jalpa jamshed jashan jasleen jawahar jayanta
jayanthi jayendra jaywant jhanvi jigar jyotika jyotsna kanan kantilal karthika kashish kasturi kaushal ketaki kirit komal koyal krunal krutika kulbir
kulwant kushal lakhan lopa madhulika madhura madhusudan mahmood maninder manmohan maqsood mehak mehboob mehul mihir mithila mohsin mrinalini mubarak
mudit muneer munish murali murugan mushtaq nachiket nadeem naina nakul nandana narinder navjot nazia neela neeru neerja nilam nimish niyati noopur
oorja padmaja padmanabhan pankhuri parag parineeta partha parvez pavan pavithra pawan pinky prabhu pradnya pradnyesh prafulla pranjal prasad prasanth
prashanth prathamesh pratima pravin prema premlata prithvi priyam pulkit purushottam purva pushkar raghu rajeshwari rajnish rajveer rama ramakrishna
ramdas ramya ranveer rashi rathin ravina razia reena reetu ridhima rinku risha rishika ritesh roshan ruchir rudra ruhi saira sanjiv sanket sanvi
sarala sarika saroj sarthak sasikala saumya sejal selvan selvarani shahrukh shailendra shaista shakeel shakti shama shambhu shamim sharada shaukat
shekhar shirish shishir shivaji shlok shradha shreyasi shrikrishna shriram siddhant sikandar simranjeet sitara sohini sonu sreedhar sreelatha srikanth
srishti sridevi stuti subash subramaniam sucheta sudesh sudipta sujoy sukhbir sukhjit sumeet sundaram suneeta surendra tanu tanvir taslima tej
thejaswini tilak udai ujjwala umesh vanita vanshika vasundhara veerendra viraj vishwanath vyom waheed waseem yadav yasha yashasvi yatin yogendra zafar
zoha zulfiqar ahn chau dao duong huyen khoi kieu lanh luong ly nghia nhan quy quyen tai thoa thong thuan thuong toan truong tuyen akihiko asako ayano
chieko chiharu hidekazu hideko hiroki hitoshi isao keiichi keiji kyosuke maki masami masashi masumi miku miyoko motoko mutsumi naoto norio ryoji sadao
saeko saki sakurako sawako shigeki shizuko shoji shunsuke soichiro suguru tadao takao takaya takehiko tamotsu tooru ume yoriko yoshito yota yua yudai
yukako yukihiro yuko yuuka chan-woo chul-soo dae-hyun do-yun eun-mi hye-kyung ji-ho ji-yeon jong-su jung-ho mi-jin sang-woo seo-jun seo-yun seok-jin
seon-mi seul-gi si-woo so-hyun so-ra soo-young ye-eun yeon-woo young-soo xiaoling xiuying meilin yuting jiahao jiaqi lingling minghui qiaoling shuying
wenjing xinyu xueying yanyan yaqi yingying yuanyuan yulan yumei zhenyu zhiming agung aldi anggun annisa bayu desi dwi eko handoko hartono hendro indra
komang kusuma lilis mulyadi nengah oki puji purnomo puspa rahayu setiawan sigit sukarno sumarni supri susilo sutrisno tuti udin widodo wulan yayan
ainul aiman aizat faridah haslina hazim izzah kamarul latifah maisarah nadiah nasir norazlina rashidah sabariah safiah shafiq shahrul suraya syafiq
syahirah zainal zaleha angelita bernadeth bong corazon emelita florante girlie jaypee jericho ligaya luningning marilou mylene nene norlito perlita
rodelio ronnel tonyo virgie ana'ite aperahama arapeta henare hēnare heni hineata iritana kāhu mānia mereana ngata parekura patariki rangimarie rewi
ripeka ropata tama tamahou te-ao timoti wairere wī filipo folau iosefa lesieli mafi malakai mosese nofoa penina peni sefo sisilia unaloto vili viliame
tomasi teuila apisai asena ilaisa josaia kelera litia makereta meli merewalesi penaia sainiana salanieta seru sikeli taito unaisi waisale concepta
maolra mossie pauric ríonach coll cormag kirsteen lorne normand ranald senga wullie rab shug alun aneirin aneurin bedwyr beti branwen cadi caradog
carwyn ceri ceridwen deiniol dilwyn eifion elan emlyn eryl gwawr gwenan gwynfor hefin iestyn ifor illtud iorwerth leusa llew mabli mererid meurig
peredur sion talfryn denzil derwa elowen gerens gwenna jory jowan kensa lamorna locryn lowen merryn pasco pasca perran petroc piran rosenwyn ruan
senara tamsyn tressa treeve trelawney wenna zennor ffinlo illiam finlo mannanan breeshey voirrey aalish abdullahi abed alby ambrose arnie aubree augie
barb caden chaz corbin corky dacey dannie debbi demarcus demi diggory essie eustace gordie gussie haylee herbie hildy hiram huey huxley inez jacki
jacklyn javon jeb jedediah jordyn junie kandi karlie kass kaylie keaton kellen kennedy kenzie kerrie keshia kiki kristal lanny laquinta laquan lasonya
lavern lawanda lesa letty linnie linwood lizzy lucius lyda lyman lyndsay maddy magdalen maryanne maryellen maudie melba melva moriah nannette narelle
natalee nichola nickie nona norris ozzie peta prue rollie romola rube shae sharonda shereen sherie shonda shontelle skyla stephany sukey tameka
thurman tiffani tomika topher tyree tyrese tyron unity valarie zinnia ziv elior gadi meira sapir shachar sivan yifat zohar antonis aristea athina
charalampos dionysis efi efthymia eleftherios elpida fani lambros makis nikoleta panagiota philippos sakis savvas stratos tasos vassilis yorgos
`;
